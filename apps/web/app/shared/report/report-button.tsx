import { lazy } from 'react';
import { Button } from '../../ui/button.tsx';
import { ask } from '../ask.tsx';
import { useNeedLogin } from '../need-login.ts';
import { useSession } from '../session.ts';
import { say } from '../snacks.ts';
import { useTranslation } from '../texts/use-translation.ts';
import type { Reported } from './report-modal.tsx';

const ReportModal = lazy(() => import('./report-modal.tsx'));

/** For everybody but its owner; a visitor is asked to log in first, and comes back here. */
export const ReportButton = ({ idOwner, ...reported }: Reported & { idOwner: number }) => {
  const { t } = useTranslation('report');
  const { signed, user } = useSession();
  const needLogin = useNeedLogin();
  // Until it is known whose browser this is, it may be their own.
  if (signed && (!user || user.idUser === idOwner)) return null;
  const report = async () => {
    if (!(await needLogin())) return;
    if (await ask(ReportModal, reported)) say.success(t('reported'));
  };
  return (
    <Button look="quiet" onClick={() => void report()}>
      {t('report')}
    </Button>
  );
};
