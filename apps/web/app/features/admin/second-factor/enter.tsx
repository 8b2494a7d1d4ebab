import type { FactorProof } from '@stagedoor/contract/schemas/staff';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { TaskPage } from '../../../ui/layout/task-page.tsx';
import { enterSecondFactor, useLookAgain } from './api.ts';
import { ProofForm } from './proof-form.tsx';

export const enter = (body: FactorProof) => enterSecondFactor(body);

/** Asks for a code after log-in, then shows the requested page. */
export const Enter = () => {
  const { t } = useTranslation('authenticator');
  return (
    <TaskPage title={t('enter.title')} lead={t('enter.lead')}>
      <ProofForm send={enter} done={useLookAgain()} submit={t('enter.submit')} spaced />
    </TaskPage>
  );
};
