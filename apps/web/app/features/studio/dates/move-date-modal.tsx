import { incompleteReasonOf } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { momentOfTyped } from '@stagedoor/contract/zoned-time';
import { zoneInWords } from '@stagedoor/messages/place-time';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIdempotent } from '../../../shared/api/use-idempotent.ts';
import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { useProblemWords } from '../../../shared/feedback/problem-words.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { useServerOffset } from '../../../shared/time/server-clock.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Form, Ways } from '../../../ui/fields/form.tsx';

type Props = ModalProps<'moved'> & {
  idVariation: number;
  timeZone: string;
  when: string;
  sold: number;
  send: (idVariation: number, startsAt: string, idempotencyKey: string) => Promise<unknown>;
};

/** Asks for the new date. */
export default function MoveDateModal({ idVariation, timeZone, when, sold, send, answer }: Props) {
  const { t } = useTranslation('studio');
  const { t: shell } = useTranslation('shell');
  const language = useLanguage();
  const wordsFor = useProblemWords();
  const now = Date.now() + useServerOffset();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const moveOnce = useIdempotent((startsAt: string, idempotencyKey) => send(idVariation, startsAt, idempotencyKey));
  const { mutate, isPending } = useMutation({
    mutationFn: moveOnce,
    onSuccess: () => answer('moved'),
    onError: async (error) =>
      setProblem(incompleteReasonOf(error)?.kind === 'notPossibleNow' ? t('dates.changed') : await wordsFor(error)),
  });
  const submit = () => {
    const at = momentOfTyped(typed, timeZone);
    if (at === null || at.getTime() <= now) setProblem(t('problems.past'));
    else mutate(at.toISOString());
  };
  return (
    <Dialog title={t('dates.moveTitle', { when })} closeLabel={shell('close')} width={limits.modals.languageWidth}>
      <Form onSubmit={submit}>
        <p>{t('dates.moveLead', { count: sold })}</p>
        <Field
          label={t('dates.newDate')}
          type="datetime-local"
          data-autofocus
          value={typed}
          onChange={({ target }) => {
            setProblem(undefined);
            setTyped(target.value);
          }}
          problem={problem}
          hint={zoneInWords(timeZone, language)}
        />
        <Ways>
          <Button type="submit" look="primary" busy={isPending}>
            {t('dates.moveSend')}
          </Button>
          <Button look="quiet" onClick={() => answer()}>
            {t('dates.keep')}
          </Button>
        </Ways>
      </Form>
    </Dialog>
  );
}
