import { limits } from '@stagedoor/contract/limits';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Form, Ways } from '../../ui/fields/form.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { useAction } from './use-action.ts';

type Props = { label: string; submit: string; done: string; send: (words: string) => Promise<unknown> };

/** A message to the other side. The field is emptied once it was sent. */
export const LineForm = ({ label, submit, done, send }: Props) => {
  const { t } = useTranslation('orders');
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useAction({ act: () => send(words.trim()), done });
  const go = () =>
    words.trim() ? mutate(undefined, { onSuccess: () => setWords('') }) : setProblem(t('messages.tooShort'));
  return (
    <Form onSubmit={go}>
      <TextArea
        label={label}
        rows={2}
        maxLength={limits.orders.messageMax}
        value={words}
        onChange={(event) => {
          setProblem(undefined);
          setWords(event.target.value);
        }}
        problem={problem}
      />
      <Ways>
        <Button type="submit" size="small" busy={isPending}>
          {submit}
        </Button>
      </Ways>
    </Form>
  );
};
