import { limits } from '@stagedoor/contract/limits';
import { useState } from 'react';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Form, Ways } from '../../ui/form.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useAct } from './use-act.ts';

type Props = { label: string; submit: string; done: string; send: (words: string) => Promise<unknown> };

/** A few words to the other side. They leave the field when they have arrived. */
export const LineForm = ({ label, submit, done, send }: Props) => {
  const { t } = useTranslation('orders');
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useAct({ act: () => send(words.trim()), done });
  const go = () =>
    words.trim() ? mutate(undefined, { onSuccess: () => setWords('') }) : setProblem(t('talk.tooShort'));
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
