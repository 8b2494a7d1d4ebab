import { Refusal } from '@stagedoor/contract/errors';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../../shared/api.ts';
import { useProblemWords } from '../../../shared/problem-words.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { useIdempotent } from '../../../shared/use-idempotent.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import text from '../../../ui/text.module.css';
import { StudioFrame } from '../studio-frame.tsx';
import styles from './check-in.module.css';
import { type Entry, Outcome } from './outcome.tsx';

const Scanner = lazy(() => import('./scanner.tsx'));

export const CheckInPage = () => {
  const { t } = useTranslation('studio');
  return <StudioFrame title={t('checkIn.title')}>{() => <Door />}</StudioFrame>;
};

/** One pass after the other: every look at one lets one person in, and only when somebody asks for it. */
const Door = () => {
  const { t } = useTranslation('studio');
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
      <p className={text.quiet}>{t('checkIn.lead')}</p>
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
            <Suspense fallback={<p role="status">{t('checkIn.starting')}</p>}>
              <Scanner onCode={door.letIn} />
            </Suspense>
          )}
          <div>
            <Button look={scanning ? 'quiet' : 'primary'} onClick={() => setScanning(!scanning)}>
              {t(scanning ? 'checkIn.stopScan' : 'checkIn.scan')}
            </Button>
          </div>
          <Form onSubmit={submit} narrow>
            <Field
              label={t('checkIn.code')}
              hint={t('checkIn.codeHint')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              problem={missing && typed.trim() === '' ? t('problems.required') : undefined}
            />
            <div>
              <Button type="submit" busy={door.isPending}>
                {t('checkIn.letIn')}
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
  const { t } = useTranslation('studio');
  const wordsFor = useProblemWords();
  const [outcome, setOutcome] = useState<Entry>();
  const [lately, setLately] = useState<Entry[]>([]);
  const letInOnce = useIdempotent((code: string, idempotencyKey) =>
    api('checkInGuest', { body: { code } }, { idempotencyKey }),
  );
  const { mutate, isPending } = useMutation({
    mutationFn: letInOnce,
    onSuccess: (guest, code) => {
      const entry: Entry = { kind: 'in', code, ...guest };
      setOutcome(entry);
      setLately((before) => [entry, ...before].slice(0, 20));
    },
    onError: async (error, code) => setOutcome({ kind: 'refused', code, why: await why(error) }),
  });
  const why = async (error: unknown): Promise<string> => {
    if (!(error instanceof Refusal)) return wordsFor(error);
    if (error.name === 'pageNotFound') return t('checkIn.unknown');
    if (error.reason?.kind === 'alreadyCheckedIn') return t('checkIn.allIn', { count: error.reason.checkedIn });
    return error.reason?.kind === 'passNotValid' ? t('checkIn.over') : wordsFor(error);
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
  const { t } = useTranslation('studio');
  return (
    <section className={styles.lately} aria-labelledby="lately">
      <h2 id="lately">{t('checkIn.lately')}</h2>
      <ol>
        {entries.map(
          (entry) =>
            entry.kind === 'in' && (
              <li key={`${entry.code} ${entry.checkedIn}`}>
                <span>{entry.name || t('checkIn.guestIsIn')}</span>
                <span>{t('checkIn.count', { count: entry.checkedIn, of: entry.of })}</span>
              </li>
            ),
        )}
      </ol>
    </section>
  );
};
