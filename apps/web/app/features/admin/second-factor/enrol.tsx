import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toHeading } from '../../../shared/browser/to-heading.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { TaskPage } from '../../../ui/layout/task-page.tsx';
import text from '../../../ui/theme/text.module.css';
import { startQuery, useLookAgain } from './api.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanStep } from './scan-step.tsx';

/** The first visit: sets up the authenticator app and shows the recovery codes. */
export const Enrol = () => {
  const { t } = useTranslation('authenticator');
  const { t: shell } = useTranslation('shell');
  const { data: given, isError, refetch } = useQuery(startQuery);
  const [codes, setCodes] = useState<string[]>();
  const lookAgain = useLookAgain();
  useEffect(() => {
    if (codes) toHeading();
  }, [codes]);
  if (codes)
    return (
      <TaskPage key="codes" title={t('codes.title')} lead={t('codes.lead')}>
        <RecoveryCodes codes={codes} done={lookAgain} />
      </TaskPage>
    );
  return (
    <TaskPage key="scan" title={t('enrol.title')} lead={t('enrol.lead')}>
      {given && <ScanStep given={given} done={setCodes} spaced />}
      {!given && isError && (
        <Note kind="stop">
          <p>{t('failed')}</p>
          <Button size="small" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </Note>
      )}
      {!given && !isError && (
        <p className={text.quiet} role="status">
          {shell('oneMoment')}
        </p>
      )}
    </TaskPage>
  );
};
