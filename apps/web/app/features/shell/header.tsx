import IconCompass from '@tabler/icons-react/dist/esm/icons/IconCompass.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { Link, NavLink, useLocation } from 'react-router';
import { useOnline } from '../../shared/browser/use-online.ts';
import { languageNames } from '../../shared/i18n/language.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { useSession } from '../../shared/session/session.ts';
import { ButtonLink, IconLink } from '../../ui/buttons/button.tsx';
import { Logo } from '../../ui/media/logo.tsx';
import styles from './header.module.css';
import { askLanguage } from './pick-language.ts';
import { UserEnd } from './user-end.tsx';

export const Header = () => {
  const { t } = useTranslation('shell');
  const { signed } = useSession();
  return (
    <header className={styles.header}>
      <div className={styles.inside}>
        <Link to={paths.home()} aria-label={t('header.home')} className={styles.brand}>
          <Logo shortens={signed} />
        </Link>
        <nav className={styles.nav} aria-label={t('header.main')}>
          <NavLink to={paths.explore()} prefetch="intent" end>
            {t('header.explore')}
          </NavLink>
          <NavLink to={paths.auctions()} prefetch="intent">
            {t('header.auctions')}
          </NavLink>
        </nav>
        <div className={styles.end}>
          {!signed && <LanguageButton />}
          <SearchIcon />
          <ExploreIcon />
          {signed ? <UserEnd /> : <LogIn />}
        </div>
      </div>
      <Offline />
    </header>
  );
};

/** There before it is needed, so that screen readers read its text when it appears. */
const Offline = () => {
  const { t } = useTranslation('shell');
  const isOnline = useOnline();
  return (
    <p role="status" className={styles.offline}>
      {!isOnline && t('offline')}
    </p>
  );
};

const LanguageButton = () => {
  const { t } = useTranslation('shell');
  const language = languageNames[useLanguage()];
  return (
    <button
      type="button"
      className={styles.language}
      aria-label={`${language.code}, ${t('header.language', { name: language.name })}`}
      onClick={askLanguage}
    >
      {language.code}
    </button>
  );
};

const LogIn = () => {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  if (pathname === paths.login()) return null;
  return (
    <ButtonLink to={paths.login(`${pathname}${search}`)} size="small">
      {t('header.logIn')}
    </ButtonLink>
  );
};

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

/** Hidden on a narrow screen: there the compass leads to the same page, which starts with the search field. */
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
