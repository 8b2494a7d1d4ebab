import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import text from '../../../ui/theme/text.module.css';
import { StudioFrame } from '../studio-frame.tsx';
import styles from './check-in.module.css';
import { GuestLists } from './guest-lists.tsx';
import { OutcomeCard } from './outcome.tsx';
import { useDoor } from './use-door.ts';

const Scanner = lazy(() => import('./scanner.tsx'));

export const CheckInPage = () => {
  const { t } = useTranslation('checkin');
  return <StudioFrame title={t('title')}>{() => <Door />}</StudioFrame>;
};

/** Checks in one guest after the other, by code or from the list. */
const Door = () => {
  const { t } = useTranslation('checkin');
  const door = useDoor();
  return (
    <div className={styles.door}>
      <p className={text.quiet}>{t('lead')}</p>
      {door.outcome ? (
        <OutcomeCard outcome={door.outcome} onNext={door.next} />
      ) : (
        <ByCode busy={door.isPending} onCode={(code) => door.letIn({ code })} />
      )}
      <GuestLists pending={door.pending} onGuest={door.letIn} />
    </div>
  );
};

const ByCode = ({ busy, onCode }: { busy: boolean; onCode: (code: string) => void }) => {
  const { t } = useTranslation('checkin');
  const [typed, setTyped] = useState('');
  const [scanning, setScanning] = useState(false);
  const [missing, setMissing] = useState(false);
  const submit = () => {
    setMissing(typed.trim() === '');
    if (typed.trim() !== '') onCode(typed.trim());
  };
  return (
    <>
      {scanning && (
        <Suspense fallback={<p role="status">{t('starting')}</p>}>
          <Scanner onCode={onCode} />
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
          <Button type="submit" busy={busy}>
            {t('letIn')}
          </Button>
        </div>
      </Form>
    </>
  );
};
