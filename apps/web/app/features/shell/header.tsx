import IconCompass from '@tabler/icons-react/dist/esm/icons/IconCompass.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { Link, NavLink, useLocation } from 'react-router';
import { languageNames } from '../../shared/language.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { ButtonLink, IconLink } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { ChatLink } from './chat-link.tsx';
import styles from './header.module.css';
import { NotificationBell } from './notification-bell.tsx';
import { OrdersLink } from './orders-link.tsx';
import { askLanguage } from './pick-language.ts';

export const Header = () => {
  const { t } = useTranslation('shell');
  const { signed } = useSession();
  return (
    <header className={styles.header}>
      <div className={styles.inside}>
        <Link to={paths.home()} aria-label={t('header.home')} className={styles.brand}>
          <Logo />
        </Link>
        <nav className={styles.nav} aria-label={t('header.main')}>
          <NavLink to={paths.explore()} prefetch="intent">
            {t('header.explore')}
          </NavLink>
        </nav>
        <div className={styles.end}>{signed ? <UserEnd /> : <VisitorEnd />}</div>
      </div>
    </header>
  );
};

const VisitorEnd = () => {
  const { t } = useTranslation('shell');
  const language = languageNames[useLanguage()];
  const { pathname, search } = useLocation();
  return (
    <>
      <button
        type="button"
        className={styles.language}
        aria-label={`${language.code}, ${t('header.language', { name: language.name })}`}
        onClick={askLanguage}
      >
        {language.code}
      </button>
      <SearchIcon />
      <ExploreIcon />
      {pathname !== paths.login() && (
        <ButtonLink to={paths.login(`${pathname}${search}`)} size="small">
          {t('header.logIn')}
        </ButtonLink>
      )}
    </>
  );
};

const UserEnd = () => (
  <>
    <SearchIcon />
    <ExploreIcon />
    <ChatLink />
    <OrdersLink />
    <NotificationBell />
    <AccountMenu />
  </>
);

const ExploreIcon = () => {
  const { t } = useTranslation('shell');
  return (
    <span className={styles.narrowOnly}>
      <IconLink to={paths.explore()} aria-label={t('header.explore')}>
        <IconCompass aria-hidden="true" />
      </IconLink>
    </span>
  );
};

/** On a narrow screen the compass leads to the same page, and the search is the first thing there. */
const SearchIcon = () => {
  const { t } = useTranslation('shell');
  return (
    <span className={styles.wideOnly}>
      <IconLink to={paths.search()} aria-label={t('header.search')}>
        <IconSearch aria-hidden="true" />
      </IconLink>
    </span>
  );
};
