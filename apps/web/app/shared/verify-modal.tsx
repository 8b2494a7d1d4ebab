import { limits } from '@stagedoor/contract/limits';
import { useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import type { Asked } from './questions.ts';
import { useSession } from './session.ts';
import { useTranslation } from './texts/use-translation.ts';
import { VerifyByCode } from './verify-by-code.tsx';
import { VerifyByPassword } from './verify-by-password.tsx';

/** Is it still you? With the password, or with a code that is mailed. */
export default function VerifyModal({ answer }: Asked<'verified'>) {
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

/** Somebody who came from a social network may have neither a password nor an address. */
const ByCode = ({ email, done }: { email: string | null; done: () => void }) => {
  const { t } = useTranslation('verify');
  return email === null ? <p>{t('noWay')}</p> : <VerifyByCode email={email} done={done} />;
};
