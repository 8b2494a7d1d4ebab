import { limits } from '@stagedoor/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../shared/api.ts';
import { useProblemWords } from '../../shared/problem-words.ts';
import type { Asked } from '../../shared/questions.ts';
import { say } from '../../shared/snacks.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, Ways } from '../../ui/form.tsx';
import { TextArea } from '../../ui/text-area.tsx';

type Props = Asked<'rejected'> & { id: number; sum: string; name: string };

const min = 4;
const max = limits.withdrawal.reasonMax;

/** Why not; the person reads it. */
export default function RejectModal({ id, sum, name, answer }: Props) {
  const { t } = useTranslation('admin');
  const { t: shell } = useTranslation('shell');
  const wordsFor = useProblemWords();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('rejectWithdraw', { body: { id, reason: reason.trim().replaceAll(/\s+/g, ' ') } }),
    onSuccess: () => {
      say.success(t('withdrawals.rejectedNow'));
      answer('rejected');
    },
    onError: async (error) => setProblem(await wordsFor(error)),
  });
  const submit = () => (reason.trim().length < min ? setProblem(t('rejecting.short', { min, max })) : mutate());
  return (
    <Dialog title={t('rejecting.title', { sum })} closeLabel={shell('close')} width={limits.modals.languageWidth}>
      <Form onSubmit={submit}>
        <p>{t('rejecting.lead', { name })}</p>
        <TextArea
          label={t('rejecting.reason')}
          data-autofocus
          maxLength={max}
          value={reason}
          onChange={(event) => {
            setProblem(undefined);
            setReason(event.target.value);
          }}
          problem={problem}
        />
        <Ways>
          <Button type="submit" look="stop" busy={isPending}>
            {t('rejecting.submit')}
          </Button>
          <Button look="quiet" onClick={() => answer()}>
            {t('rejecting.keep')}
          </Button>
        </Ways>
      </Form>
    </Dialog>
  );
}
