import type { PublicUser } from '@stagedoor/contract/schemas/user';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import styles from './profile-tabs.module.css';

/** A part of the profile page. The route puts them together: a feature that has one adds it there. */
export type ProfileTab = {
  /** In the address, `?tab=`. */
  name: string;
  label: string;
  panel: ReactNode;
};

type Props = { person: PublicUser; tabs: readonly ProfileTab[]; current: ProfileTab };

/** Links, so that a part has an address, opens in another tab, and Back leads to the part before. */
export const ProfileTabs = ({ person, tabs, current }: Props) => {
  const { t } = useTranslation('profile');
  return (
    <nav className={styles.tabs} aria-label={t('tabsLabel')}>
      <ul>
        {tabs.map(({ name, label }, place) => (
          <li key={name}>
            <Link
              to={paths.profile(person, place === 0 ? undefined : name)}
              aria-current={name === current.name ? 'page' : undefined}
              preventScrollReset
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
