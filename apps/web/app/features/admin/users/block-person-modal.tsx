import { Refusal } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { oneLine } from '../../../shared/one-line.ts';
import { useProblemWords } from '../../../shared/problem-words.ts';
import type { Asked } from '../../../shared/questions.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form, Ways } from '../../../ui/form.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { staffApi } from '../staff-api.ts';

type Props = Asked<'done'> & { idUser: number; name: string; change: boolean };

const { reasonMin: min, reasonMax: max } = limits.reports;

/** For how long, and why; the person reads the reason. */
export default function BlockPersonModal({ idUser, name, change, answer }: Props) {
  const { t } = useTranslation('users');
  const { t: admin } = useTranslation('admin');
  const { t: block } = useTranslation('block');
  const { t: shell } = useTranslation('shell');
  const wordsFor = useProblemWords();
  const [duration, setDuration] = useState<(typeof limits.blocks)[number]>('day');
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => staffApi('blockPerson', { body: { idUser, duration, change, reason: oneLine(words) } }),
    onSuccess: () => answer('done'),
    onError: async (error) => {
      const refusal = error instanceof Refusal ? error.name : null;
      if (refusal === 'userAlreadyBlocked' || refusal === 'pageNotFound') setProblem(t('blocking.already'));
      else if (refusal === 'mandatoryFieldNull') setProblem(t('blocking.cannot'));
      else setProblem(await wordsFor(error));
    },
  });
  const submit = () => (oneLine(words).length < min ? setProblem(admin('short', { min, max })) : mutate());
  return (
    <Dialog
      title={t(change ? 'blocking.changeTitle' : 'blocking.title', { name })}
      closeLabel={shell('close')}
      width={limits.modals.languageWidth}
    >
      <Form onSubmit={submit}>
        <p>{t('blocking.lead', { name })}</p>
        <Choice
          legend={block('howLong')}
          value={duration}
          options={limits.blocks.map((value) => ({ value, label: block(`${value}`) }))}
          onChange={setDuration}
        />
        <TextArea
          label={t('blocking.reason', { name })}
          maxLength={max}
          value={words}
          onChange={({ target }) => {
            setProblem(undefined);
            setWords(target.value);
          }}
          problem={problem}
        />
        <Ways>
          <Button type="submit" look="stop" busy={isPending}>
            {t(change ? 'blocking.changeSubmit' : 'blocking.submit')}
          </Button>
          <Button look="quiet" onClick={() => answer()}>
            {admin('keep')}
          </Button>
        </Ways>
      </Form>
    </Dialog>
  );
}
