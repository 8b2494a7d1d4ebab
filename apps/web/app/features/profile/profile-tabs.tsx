import type { PublicUser } from '@stagedoor/contract/schemas/user';
import { Link } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import styles from './profile-tabs.module.css';
import type { Tab } from './tabs.ts';

type Props = { person: PublicUser; tabs: Tab[]; current: Tab };

/** Links, so that a part has an address, opens in another tab, and Back leads to the part before. */
export const ProfileTabs = ({ person, tabs, current }: Props) => {
  const { t } = useTranslation('profile');
  return (
    <nav className={styles.tabs} aria-label={t('tabsLabel')}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to={paths.profile(person, tab === 'store' ? undefined : tab)}
              aria-current={tab === current ? 'page' : undefined}
              preventScrollReset
            >
              {t(`tabs.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
