import { limits } from '@stagedoor/contract/limits';
import type { ModerationCase, Verdict } from '@stagedoor/contract/schemas/moderation';
import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { oneLine } from '../../../shared/forms/one-line.ts';
import { useReasonForm } from '../../../shared/forms/use-reason-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Choice } from '../../../ui/fields/choice.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { decideReport } from './api.ts';
import { useExplain } from './use-explain.ts';

type Props = ModalProps<'done'> & { item: ModerationCase; idReport: number };
type Chosen = { verdict: Verdict; duration: (typeof limits.blocks)[number] };

const verdicts: readonly Verdict[] = ['dismiss', 'warn', 'remove', 'block'];
const { reasonMin: min, reasonMax: max } = limits.reports;

/** The decision, its duration and its reason. Both sides read the reason. */
export default function DecideModal({ item: { removable, name }, idReport, answer }: Props) {
  const { t } = useTranslation('reports');
  const { t: admin } = useTranslation('admin');
  const { t: block } = useTranslation('block');
  const start: Chosen = { verdict: 'dismiss', duration: 'week' };
  const short = admin('short', { min, max });
  const { form, field } = useReasonForm({ start, min, max, short, explain: useExplain() });
  const { verdict, duration } = form.values;
  const decide = async () => {
    const reason = oneLine(form.values.reason);
    await decideReport(verdict === 'block' ? { idReport, verdict, duration, reason } : { idReport, verdict, reason });
    answer('done');
  };
  return (
    <DialogForm
      title={t('deciding.title', { name })}
      form={form}
      send={decide}
      submit={t('deciding.submit')}
      look={verdict === 'dismiss' || verdict === 'warn' ? 'primary' : 'stop'}
      keep={admin('keep')}
      onKeep={() => answer()}
    >
      <Choice
        legend={t('deciding.verdict')}
        value={verdict}
        options={verdicts
          .filter((value) => removable || value !== 'remove')
          .map((value) => ({ value, label: t(`deciding.${value}`) }))}
        onChange={(chosen) => form.change({ verdict: chosen })}
      />
      {verdict === 'block' && (
        <Choice
          legend={block('howLong')}
          value={duration}
          options={limits.blocks.map((value) => ({ value, label: block(`${value}`) }))}
          onChange={(chosen) => form.change({ duration: chosen })}
        />
      )}
      <TextArea {...field} label={t('deciding.reason')} hint={t('deciding.hint')} />
    </DialogForm>
  );
}
