import { ApiError } from '@stagedoor/contract/errors';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIdempotent } from '../../../shared/api/use-idempotent.ts';
import { useProblemText } from '../../../shared/feedback/use-problem-text.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import type { ProblemText } from '../../../ui/fields/field-frame.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import text from '../../../ui/theme/text.module.css';
import { checkInGuest } from '../api.ts';
import { StudioFrame } from '../studio-frame.tsx';
import styles from './check-in.module.css';
import { type Entry, Outcome } from './outcome.tsx';

const Scanner = lazy(() => import('./scanner.tsx'));

export const CheckInPage = () => {
  const { t } = useTranslation('checkin');
  return <StudioFrame title={t('title')}>{() => <Door />}</StudioFrame>;
};

/** Checks in one pass after the other: each scan admits one guest, and only on request. */
const Door = () => {
  const { t } = useTranslation('checkin');
  const [typed, setTyped] = useState('');
  const [scanning, setScanning] = useState(false);
  const [missing, setMissing] = useState(false);
  const door = useDoor();
  const { outcome, lately } = door;
  const submit = () => {
    setMissing(typed.trim() === '');
    if (typed.trim() !== '') door.letIn(typed.trim());
  };
  return (
    <div className={styles.door}>
      <p className={text.quiet}>{t('lead')}</p>
      {outcome ? (
        <Outcome
          outcome={outcome}
          busy={door.isPending}
          onMore={() => door.letIn(outcome.code)}
          onNext={() => {
            setTyped('');
            door.next();
          }}
        />
      ) : (
        <>
          {scanning && (
            <Suspense fallback={<p role="status">{t('starting')}</p>}>
              <Scanner onCode={door.letIn} />
            </Suspense>
          )}
          <div>
            <Button look={scanning ? 'quiet' : 'primary'} onClick={() => setScanning(!scanning)}>
              {t(scanning ? 'stopScan' : 'scan')}
            </Button>
          </div>
          <Form onSubmit={submit} narrow>
            <Field
              label={t('code')}
              hint={t('codeHint')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              problem={missing && typed.trim() === '' ? t('required') : undefined}
            />
            <div>
              <Button type="submit" busy={door.isPending}>
                {t('letIn')}
              </Button>
            </div>
          </Form>
        </>
      )}
      {lately.length > 0 && <Lately entries={lately} />}
    </div>
  );
};

const useDoor = () => {
  const { t } = useTranslation('checkin');
  const problemText = useProblemText();
  const [outcome, setOutcome] = useState<Entry>();
  const [lately, setLately] = useState<Entry[]>([]);
  const letInOnce = useIdempotent(checkInGuest);
  const { mutate, isPending } = useMutation({
    mutationFn: letInOnce,
    onSuccess: (guest, code) => {
      const entry: Entry = { kind: 'in', code, ...guest };
      setOutcome(entry);
      setLately((before) => [entry, ...before].slice(0, 20));
    },
    onError: async (error, code) => setOutcome({ kind: 'refused', code, why: await why(error) }),
  });
  const why = async (error: unknown): Promise<ProblemText> => {
    if (!(error instanceof ApiError)) return problemText(error);
    if (error.name === 'pageNotFound') return t('unknown');
    if (error.reason?.kind === 'alreadyCheckedIn') return t('allIn', { count: error.reason.checkedIn });
    return error.reason?.kind === 'passNotValid' ? t('over') : problemText(error);
  };
  return {
    outcome,
    lately,
    isPending,
    letIn: (code: string) => {
      if (!isPending) mutate(code);
    },
    next: () => setOutcome(undefined),
  };
};

const Lately = ({ entries }: { entries: Entry[] }) => {
  const { t } = useTranslation('checkin');
  return (
    <section className={styles.lately} aria-labelledby="lately">
      <h2 id="lately">{t('lately')}</h2>
      <ol>
        {entries.map(
          (entry) =>
            entry.kind === 'in' && (
              <li key={`${entry.code} ${entry.checkedIn}`}>
                <span>{entry.name || t('guestIsIn')}</span>
                <span>{t('count', { count: entry.checkedIn, of: entry.of })}</span>
              </li>
            ),
        )}
      </ol>
    </section>
  );
};
