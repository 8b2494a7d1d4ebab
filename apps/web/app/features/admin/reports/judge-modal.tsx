import { limits } from '@stagedoor/contract/limits';
import type { AppealResult } from '@stagedoor/contract/schemas/moderation';
import { useState } from 'react';
import type { Asked } from '../../../shared/questions.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form, Ways } from '../../../ui/form.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { staffApi } from '../staff-api.ts';
import { useSend } from './use-send.ts';

type Props = Asked<'done'> & { idDecision: number; name: string };

const results: readonly AppealResult[] = ['uphold', 'overturn'];

/** The decision stays, or what it did is undone. The owner reads the reason. */
export default function JudgeModal({ idDecision, name, answer }: Props) {
  const { t } = useTranslation('reports');
  const { t: admin } = useTranslation('admin');
  const { t: shell } = useTranslation('shell');
  const [result, setResult] = useState<AppealResult>('uphold');
  const { submit, field, busy } = useSend({
    send: (reason) => staffApi('decideAppeal', { body: { idDecision, result, reason } }),
    onSent: () => answer('done'),
  });
  return (
    <Dialog title={t('judging.title', { name })} closeLabel={shell('close')} width={limits.modals.languageWidth}>
      <Form onSubmit={submit}>
        <Choice
          legend={t('judging.result')}
          value={result}
          options={results.map((value) => ({ value, label: t(`judging.${value}`) }))}
          onChange={setResult}
        />
        <TextArea {...field} label={t('judging.reason')} />
        <Ways>
          <Button type="submit" look="primary" busy={busy}>
            {t('judging.submit')}
          </Button>
          <Button look="quiet" onClick={() => answer()}>
            {admin('keep')}
          </Button>
        </Ways>
      </Form>
    </Dialog>
  );
}
