import { lazy } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ask } from '../dialogs/ask.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { useNeedLogin } from '../session/need-login.ts';
import { useSession } from '../session/session.ts';
import type { Reported } from './report-modal.tsx';

const ReportModal = lazy(() => import('./report-modal.tsx'));

/** For everyone but the owner; a visitor has to log in first and comes back here. */
export const ReportButton = ({ idOwner, ...reported }: Reported & { idOwner: number }) => {
  const { t } = useTranslation('shell');
  const { signed, user } = useSession();
  const needLogin = useNeedLogin();
  // Until the user is loaded, they may be the owner.
  if (signed && (!user || user.idUser === idOwner)) return null;
  const report = async () => {
    if (await needLogin()) await ask(ReportModal, reported);
  };
  return (
    <Button look="quiet" onClick={() => void report()}>
      {t('report')}
    </Button>
  );
};
