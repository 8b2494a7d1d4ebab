import { Refusal } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { useProblemWords } from '../../shared/problem-words.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Form, Ways } from '../../ui/form.tsx';
import { TextArea } from '../../ui/text-area.tsx';

const { reasonMin: min, appealMax: max } = limits.reports;

type Props = { by: { token: string } | { idDecision: number }; onAppealed: () => unknown };

/** Once for each decision: whoever presses again has objected already. */
export const AppealForm = ({ by, onAppealed }: Props) => {
  const { t } = useTranslation('decisions');
  const wordsFor = useProblemWords();
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('appeal', { body: { ...by, text: words.trim() } }),
    onSuccess: async () => {
      say.success(t('sent'));
      await onAppealed();
    },
    onError: async (error) => {
      const name = error instanceof Refusal ? error.name : null;
      if (name === 'requestAlreadyExists') await onAppealed();
      else setProblem(name === 'pageNotFound' ? t('late') : await wordsFor(error));
    },
  });
  return (
    <Form onSubmit={() => (words.trim().length < min ? setProblem(t('short', { min, max })) : mutate())}>
      <TextArea
        label={t('text')}
        hint={t('hint')}
        maxLength={max}
        value={words}
        onChange={({ target }) => {
          setProblem(undefined);
          setWords(target.value);
        }}
        problem={problem}
      />
      <Ways>
        <Button type="submit" look="primary" busy={isPending}>
          {t('send')}
        </Button>
      </Ways>
    </Form>
  );
};
