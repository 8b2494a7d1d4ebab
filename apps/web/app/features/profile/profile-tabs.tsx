import type { PublicUser } from '@stagedoor/contract/schemas/user';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import styles from './profile-tabs.module.css';

/** A part of the profile page. The route composes them: a feature adds its tab there. */
export type ProfileTab = {
  /** In the URL, `?tab=`. */
  name: string;
  label: string;
  panel: ReactNode;
};

type Props = { person: PublicUser; tabs: readonly ProfileTab[]; current: ProfileTab };

/** Links, so that every tab has a URL, opens in a new browser tab, and works with Back. */
export const ProfileTabs = ({ person, tabs, current }: Props) => {
  const { t } = useTranslation('profile');
  const strip = useRef<HTMLUListElement>(null);
  const at = tabs.indexOf(current);
  // On a narrow screen the last ones are outside of the strip.
  useEffect(() => {
    const tab = strip.current?.children[at];
    if (!strip.current || !(tab instanceof HTMLElement)) return;
    const end = tab.offsetLeft - strip.current.offsetLeft + tab.offsetWidth;
    strip.current.scrollLeft = end - strip.current.clientWidth;
  }, [at]);
  return (
    <nav className={styles.tabs} aria-label={t('tabsLabel')}>
      <ul ref={strip}>
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
