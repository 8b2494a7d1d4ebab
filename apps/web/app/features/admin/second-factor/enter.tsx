import type { FactorProof } from '@stagedoor/contract/schemas/staff';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Room } from '../../../ui/room.tsx';
import { staffApi } from '../staff-api.ts';
import { useLookAgain } from './api.ts';
import { ProofForm } from './proof-form.tsx';

export const enter = (body: FactorProof) => staffApi('enterSecondFactor', { body });

/** Between the log-in and the back office; behind it waits the page that was asked for. */
export const Enter = () => {
  const { t } = useTranslation('factor');
  return (
    <Room title={t('enter.title')} lead={t('enter.lead')}>
      <ProofForm send={enter} done={useLookAgain()} submit={t('enter.submit')} inRoom />
    </Room>
  );
};
