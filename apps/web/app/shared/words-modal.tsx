import { incompleteReasonOf, Refusal } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Form, Ways } from '../ui/form.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { useProblemWords } from './problem-words.ts';
import type { Asked } from './questions.ts';
import { useTranslation } from './texts/use-translation.ts';
import { useIdempotent } from './use-idempotent.ts';

export type WordsWanted = {
  /** Of what the words are about. */
  id: number;
  send: (id: number, words: string, idempotencyKey: string) => Promise<unknown>;
  title: string;
  lead: string;
  label: string;
  /** What is said when they are too few. */
  short: string;
  /** What is said when it cannot be done any more. */
  changed: string;
  min: number;
  max: number;
  submit: string;
  keep: string;
  look?: 'primary' | 'stop';
};

const isLate = (error: unknown) => {
  const kind = incompleteReasonOf(error)?.kind;
  return (
    kind === 'notPossibleNow' || kind === 'stateChanged' || (error instanceof Refusal && error.name === 'pageNotFound')
  );
};

/** Something that needs a few words: a reason, an answer. What was typed stays when the server refuses it. */
export default function WordsModal({ answer, ...wanted }: Asked<'sent'> & WordsWanted) {
  const { t } = useTranslation('shell');
  const { id, send, title, lead, label, short, changed, min, max, submit, keep, look = 'primary' } = wanted;
  const wordsFor = useProblemWords();
  const sendOnce = useIdempotent((said: string, idempotencyKey) => send(id, said, idempotencyKey));
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendOnce(words.trim()),
    onSuccess: () => answer('sent'),
    onError: async (error) => setProblem(isLate(error) ? changed : await wordsFor(error)),
  });
  return (
    <Dialog title={title} closeLabel={t('close')} width={limits.modals.languageWidth}>
      <Form onSubmit={() => (words.trim().length < min ? setProblem(short) : mutate())}>
        <p>{lead}</p>
        <TextArea
          label={label}
          data-autofocus
          maxLength={max}
          value={words}
          onChange={(event) => {
            setProblem(undefined);
            setWords(event.target.value);
          }}
          problem={problem}
        />
        <Ways>
          <Button type="submit" look={look} busy={isPending}>
            {submit}
          </Button>
          <Button look="quiet" onClick={() => answer()}>
            {keep}
          </Button>
        </Ways>
      </Form>
    </Dialog>
  );
}
