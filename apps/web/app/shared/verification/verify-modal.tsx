import { limits } from '@stagedoor/contract/limits';
import { useState } from 'react';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import type { ModalProps } from '../dialogs/questions.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useSession } from '../session/session.ts';
import { VerifyByCode } from './verify-by-code.tsx';
import { VerifyByPassword } from './verify-by-password.tsx';

/** Step-up verification with the password or a mailed code. */
export default function VerifyModal({ answer }: ModalProps<'verified'>) {
  const { t } = useTranslation('verify');
  const { user } = useSession();
  const [byCode, setByCode] = useState(!user?.hasPassword);
  const done = () => answer('verified');
  return (
    <Dialog title={t('title')} closeLabel={t('close')} width={limits.modals.winnerWidth}>
      {byCode ? (
        <ByCode email={user?.email ?? null} done={done} />
      ) : (
        <VerifyByPassword done={done} useCode={() => setByCode(true)} />
      )}
    </Dialog>
  );
}

/** A user of a social log-in may have neither password nor email address. */
const ByCode = ({ email, done }: { email: string | null; done: () => void }) => {
  const { t } = useTranslation('verify');
  return email === null ? <p>{t('noWay')}</p> : <VerifyByCode email={email} done={done} />;
};
