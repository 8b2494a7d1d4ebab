import { Refusal } from '@stagedoor/contract/errors';
import { useState } from 'react';
import type { KnownPerson } from '../../shared/known-person.ts';
import { useProblemWords } from '../../shared/problem-words.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Form, Ways } from '../../ui/form.tsx';
import { Print } from '../../ui/print.tsx';
import { useArrive, useLogInWithPin } from './api.ts';
import { PinField, pinDigits } from './pin-field.tsx';
import styles from './pin-step.module.css';

type Props = { person: KnownPerson; next: string; notMe: () => void; otherWay: () => void };

export const PinStep = ({ person, next, notMe, otherWay }: Props) => {
  const { t } = useTranslation('login');
  const wordsFor = useProblemWords();
  const arrive = useArrive();
  const logIn = useLogInWithPin();
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string>();
  const busy = logIn.isPending || logIn.isSuccess; // until the next page is there

  const problemOf = async (error: unknown) => {
    if (!(error instanceof Refusal)) return wordsFor(error);
    if (error.name === 'tooManyChecks') return t('pinLocked');
    return error.name === 'mandatoryFieldNull' ? t('wrongPin') : wordsFor(error);
  };
  const submit = async (given: string) => {
    if (busy) return;
    if (given.length < pinDigits) return setProblem(t('shortPin'));
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
    <Form onSubmit={() => submit(pin)} inRoom>
      <div className={styles.person}>
        <span className={styles.print}>
          <Print base={person.imageLink} alt="" sizes="3.5rem" eager />
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
