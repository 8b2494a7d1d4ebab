import { ApiError } from '@stagedoor/contract/errors';
import { useState } from 'react';
import { useProblemText } from '../../shared/feedback/use-problem-text.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { KnownPerson } from '../../shared/session/known-person.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { ProblemText } from '../../ui/fields/field-frame.tsx';
import { Form, Ways } from '../../ui/fields/form.tsx';
import { Portrait } from '../../ui/media/picture.tsx';
import { useArrive, useLogInWithPin } from './api.ts';
import { PinField, pinDigits } from './pin-field.tsx';
import styles from './pin-step.module.css';

type Props = { person: KnownPerson; next: string; notMe: () => void; otherWay: () => void };

export const PinStep = ({ person, next, notMe, otherWay }: Props) => {
  const { t } = useTranslation('login');
  const problemText = useProblemText();
  const arrive = useArrive();
  const logIn = useLogInWithPin();
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<ProblemText>();
  const busy = logIn.isPending || logIn.isSuccess; // until the next page is shown

  const problemOf = async (error: unknown) => {
    if (!(error instanceof ApiError)) return problemText(error);
    if (error.name === 'tooManyChecks') return t('pinLocked');
    return error.name === 'mandatoryFieldNull' ? t('wrongPin') : problemText(error);
  };
  const submit = async (given: string) => {
    if (busy) return;
    if (given.length < pinDigits) return setProblem((current) => (given === '' && current) || t('shortPin'));
    try {
      const { user } = await logIn.mutateAsync({ idUser: person.idUser, pin: given });
      await arrive(user, next);
    } catch (error) {
      setPin('');
      setProblem(await problemOf(error));
    }
  };
  const type = (typed: string) => {
    setProblem(undefined);
    setPin(typed);
    if (typed.length === pinDigits) void submit(typed);
  };
  return (
    <Form onSubmit={() => submit(pin)} spaced>
      <div className={styles.person}>
        <span className={styles.print}>
          <Portrait base={person.imageLink} alt="" sizes="3.5rem" eager />
        </span>
        <p>{t('greeting', { name: person.name })}</p>
      </div>
      <PinField label={t('pin')} value={pin} onChange={type} problem={problem} />
      <Button type="submit" look="primary" size="large" wide busy={busy}>
        {t('submit')}
      </Button>
      <Ways>
        <Button look="quiet" size="small" onClick={otherWay}>
          {t('withoutPin')}
        </Button>
        <Button look="quiet" size="small" onClick={notMe}>
          {t('notMe')}
        </Button>
      </Ways>
    </Form>
  );
};
