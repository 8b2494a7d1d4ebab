import { limits } from '@stagedoor/contract/limits';
import type { AppealResult } from '@stagedoor/contract/schemas/moderation';
import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { oneLine } from '../../../shared/forms/one-line.ts';
import { useReasonForm } from '../../../shared/forms/use-reason-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Choice } from '../../../ui/fields/choice.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { decideAppeal } from './api.ts';
import { useExplain } from './use-explain.ts';

type Props = ModalProps<'done'> & { idDecision: number; name: string };
type Chosen = { result: AppealResult };

const results: readonly AppealResult[] = ['uphold', 'overturn'];
const { reasonMin: min, reasonMax: max } = limits.reports;

/** Upholds the decision or reverses its effect. The owner reads the reason. */
export default function JudgeModal({ idDecision, name, answer }: Props) {
  const { t } = useTranslation('reports');
  const { t: admin } = useTranslation('admin');
  const start: Chosen = { result: 'uphold' };
  const short = admin('short', { min, max });
  const { form, field } = useReasonForm({ start, min, max, short, explain: useExplain() });
  const { result, reason } = form.values;
  const decide = async () => {
    await decideAppeal({ idDecision, result, reason: oneLine(reason) });
    answer('done');
  };
  return (
    <DialogForm
      title={t('judging.title', { name })}
      form={form}
      send={decide}
      submit={t('judging.submit')}
      keep={admin('keep')}
      onKeep={() => answer()}
    >
      <Choice
        legend={t('judging.result')}
        value={result}
        options={results.map((value) => ({ value, label: t(`judging.${value}`) }))}
        onChange={(chosen) => form.change({ result: chosen })}
      />
      <TextArea {...field} label={t('judging.reason')} />
    </DialogForm>
  );
}
