import IconDoorEnter from '@tabler/icons-react/dist/esm/icons/IconDoorEnter.mjs';
import IconGavel from '@tabler/icons-react/dist/esm/icons/IconGavel.mjs';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { logOut, useSession } from '../../shared/session/session.ts';
import styles from './account-menu.module.css';
import { askLanguage } from './pick-language.ts';

/** The menu's content, loaded when it is first opened. */
export default function AccountItems({ close }: { close: () => void }) {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  // Closes the menu first, so that the modal returns the focus to the menu's button.
  const pickLanguage = () => {
    close();
    askLanguage();
  };
  return (
    <>
      {user && (
        <div className={styles.who}>
          <strong>{user.name}</strong>
          <span>{user.email}</span>
        </div>
      )}
      <ul className={styles.items}>
        {user?.hasProfile && (
          <li>
            <Link to={paths.profile(user)}>
              <IconUser aria-hidden="true" />
              {t('header.profile')}
            </Link>
          </li>
        )}
        {user && !user.hasProfile && (
          <li>
            <Link to={paths.profile(user)}>
              <IconMessages aria-hidden="true" />
              {t('header.activity')}
            </Link>
          </li>
        )}
        <li>
          <Link to={paths.settings()}>
            <IconSettings aria-hidden="true" />
            {t('header.settings')}
          </Link>
        </li>
        {user?.settings.showWallet && (
          <li>
            <Link to={paths.wallet()}>
              <IconWallet aria-hidden="true" />
              {t('header.wallet')}
            </Link>
          </li>
        )}
        <li>
          <Link to={paths.ownBids()}>
            <IconGavel aria-hidden="true" />
            {t('header.bids')}
          </Link>
        </li>
        {user?.role === 'FAN' && (
          <li>
            <Link to={paths.becomeTalent()}>
              <IconSparkles aria-hidden="true" />
              {t('header.becomeTalent')}
            </Link>
          </li>
        )}
        {(user?.role === 'EXPERT' || user?.role === 'AGENT') && (
          <li>
            <Link to={paths.studio()}>
              <IconDoorEnter aria-hidden="true" />
              {t('header.studio')}
            </Link>
          </li>
        )}
        {user?.role === 'ADMIN' && (
          <li>
            <Link to={paths.admin()}>
              <IconShieldCheck aria-hidden="true" />
              {t('header.staff')}
            </Link>
          </li>
        )}
        <li>
          <button type="button" onClick={pickLanguage}>
            <IconLanguage aria-hidden="true" />
            {t('header.changeLanguage')}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => void logOut()}>
            <IconLogout aria-hidden="true" />
            {t('header.logOut')}
          </button>
        </li>
      </ul>
    </>
  );
}
