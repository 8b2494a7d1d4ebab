import { limits } from '@stagedoor/contract/limits';
import type { QueuedApplication } from '@stagedoor/contract/schemas/application';
import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { oneLine } from '../../../shared/forms/one-line.ts';
import { useReasonForm } from '../../../shared/forms/use-reason-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { decideApplication } from './api.ts';
import { useExplain } from './use-explain.ts';

type Props = ModalProps<'done'> & { item: QueuedApplication; decision: 'askingMore' | 'rejecting' };

const min = 4;
const max = limits.application.wordsMax;

/** A question to the applicant, or the reason of a rejection; the applicant reads it. */
export default function ReasonModal({ item: { id, userName: name }, decision, answer }: Props) {
  const { t } = useTranslation('applications');
  const short = t('short', { min, max });
  const { form, field, reason } = useReasonForm({ start: {}, min, max, short, explain: useExplain() });
  const rejects = decision === 'rejecting';
  const send = async () => {
    await decideApplication({ id, decision: rejects ? 'reject' : 'askMore', words: oneLine(reason) });
    answer('done');
  };
  return (
    <DialogForm
      title={t(`${decision}.title`, { name })}
      form={form}
      send={send}
      submit={t(`${decision}.submit`)}
      look={rejects ? 'stop' : 'primary'}
      keep={t('keep')}
      onKeep={() => answer()}
    >
      <p>{t(`${decision}.lead`, { name })}</p>
      <TextArea {...field} label={t(`${decision}.words`)} data-autofocus />
    </DialogForm>
  );
}
