import { ApiError } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../shared/feedback/toasts.ts';
import { useProblemText } from '../../shared/feedback/use-problem-text.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { ProblemText } from '../../ui/fields/field-frame.tsx';
import { Form, Ways } from '../../ui/fields/form.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { type AppealBy, appeal } from './api.ts';

const { reasonMin: min, appealMax: max } = limits.reports;

type Props = { by: AppealBy; onAppealed: () => unknown };

/** One appeal per decision: repeating it counts as success. */
export const AppealForm = ({ by, onAppealed }: Props) => {
  const { t } = useTranslation('decisions');
  const problemText = useProblemText();
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<ProblemText>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => appeal(by, words.trim()),
    onSuccess: async () => {
      toast.success(t('sent'));
      await onAppealed();
    },
    onError: async (error) => {
      const name = error instanceof ApiError ? error.name : null;
      if (name === 'requestAlreadyExists') await onAppealed();
      else setProblem(name === 'pageNotFound' ? t('late') : await problemText(error));
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
