import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { verified } from '../../../shared/verified.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Room } from '../../../ui/room.tsx';
import text from '../../../ui/text.module.css';
import { staffApi } from '../staff-api.ts';
import { useLookAgain } from './api.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanStep } from './scan-step.tsx';
import { toHeading } from './to-heading.ts';

// Kept no longer than the screen: the next one asks again and is given the same secret.
const startQuery = {
  queryKey: ['session', 'secondFactor'],
  queryFn: () => verified(() => staffApi('startSecondFactor')),
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
};

/** The first visit: the app gets its secret, and recovery codes are kept for the day it is lost. */
export const Enrol = () => {
  const { t } = useTranslation('factor');
  const { t: shell } = useTranslation('shell');
  const { data: given, isError, refetch } = useQuery(startQuery);
  const [codes, setCodes] = useState<string[]>();
  const lookAgain = useLookAgain();
  useEffect(() => {
    if (codes) toHeading();
  }, [codes]);
  if (codes)
    return (
      <Room key="codes" title={t('codes.title')} lead={t('codes.lead')}>
        <RecoveryCodes codes={codes} done={lookAgain} />
      </Room>
    );
  return (
    <Room key="scan" title={t('enrol.title')} lead={t('enrol.lead')}>
      {given && <ScanStep given={given} done={setCodes} inRoom />}
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
    </Room>
  );
};
