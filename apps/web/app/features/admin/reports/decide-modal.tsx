import { limits } from '@stagedoor/contract/limits';
import type { ModerationCase, Verdict } from '@stagedoor/contract/schemas/moderation';
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

type Props = Asked<'done'> & { item: ModerationCase; idReport: number };

const verdicts: readonly Verdict[] = ['dismiss', 'warn', 'remove', 'block'];

/** What happens, for how long, and why. Both sides read the reason. */
export default function DecideModal({ item: { removable, name }, idReport, answer }: Props) {
  const { t } = useTranslation('reports');
  const { t: admin } = useTranslation('admin');
  const { t: block } = useTranslation('block');
  const { t: shell } = useTranslation('shell');
  const [verdict, setVerdict] = useState<Verdict>('dismiss');
  const [duration, setDuration] = useState<(typeof limits.blocks)[number]>('week');
  const { submit, field, busy } = useSend({
    send: (reason) =>
      staffApi('decideReport', {
        body: verdict === 'block' ? { idReport, verdict, duration, reason } : { idReport, verdict, reason },
      }),
    onSent: () => answer('done'),
  });
  return (
    <Dialog title={t('deciding.title', { name })} closeLabel={shell('close')} width={limits.modals.languageWidth}>
      <Form onSubmit={submit}>
        <Choice
          legend={t('deciding.verdict')}
          value={verdict}
          options={verdicts
            .filter((value) => removable || value !== 'remove')
            .map((value) => ({ value, label: t(`deciding.${value}`) }))}
          onChange={setVerdict}
        />
        {verdict === 'block' && (
          <Choice
            legend={block('howLong')}
            value={duration}
            options={limits.blocks.map((value) => ({ value, label: block(`${value}`) }))}
            onChange={setDuration}
          />
        )}
        <TextArea {...field} label={t('deciding.reason')} hint={t('deciding.hint')} />
        <Ways>
          <Button type="submit" look={verdict === 'dismiss' || verdict === 'warn' ? 'primary' : 'stop'} busy={busy}>
            {t('deciding.submit')}
          </Button>
          <Button look="quiet" onClick={() => answer()}>
            {admin('keep')}
          </Button>
        </Ways>
      </Form>
    </Dialog>
  );
}
