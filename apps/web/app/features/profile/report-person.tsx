import type { PublicUser } from '@stagedoor/contract/schemas/user';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { ask } from '../../shared/ask.tsx';
import { useNeedLogin } from '../../shared/need-login.ts';
import { useSession } from '../../shared/session.ts';
import { say } from '../../shared/snacks.ts';
import { Button } from '../../ui/button.tsx';

const ReportModal = lazy(() => import('./report-modal.tsx'));

export const ReportPerson = ({ person }: { person: PublicUser }) => {
  const { t } = useTranslation('profile');
  const { signed, user } = useSession();
  const needLogin = useNeedLogin();
  // Until it is known whose browser this is, the profile may be their own.
  if (signed && (!user || user.idUser === person.idUser)) return null;
  const report = async () => {
    if (!(await needLogin())) return;
    if (await ask(ReportModal, { person })) say.success(t('reported'));
  };
  return (
    <Button look="quiet" onClick={() => void report()}>
      {t('report')}
    </Button>
  );
};
