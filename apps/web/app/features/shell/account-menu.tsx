import { lazy, Suspense } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSession } from '../../shared/session/session.ts';
import { Portrait } from '../../ui/media/picture.tsx';
import styles from './account-menu.module.css';
import { Popup } from './popup.tsx';

const AccountItems = lazy(() => import('./account-items.tsx'));

export const AccountMenu = () => {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const door = (
    <span className={styles.door}>
      <Portrait base={user?.imageLink ?? null} alt="" sizes="32px" eager />
    </span>
  );
  return (
    <Popup label={t('header.menu')} opener={door}>
      {(close, isOpen) =>
        isOpen && (
          <Suspense>
            <AccountItems close={close} />
          </Suspense>
        )
      }
    </Popup>
  );
};
