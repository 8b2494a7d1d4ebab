import { ApiError } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { oneLine } from '../../../shared/forms/one-line.ts';
import { useReasonForm } from '../../../shared/forms/use-reason-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Choice } from '../../../ui/fields/choice.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { blockPerson } from './api.ts';

type Props = ModalProps<'done'> & { idUser: number; name: string; change: boolean };
type Chosen = { duration: (typeof limits.blocks)[number] };

const { reasonMin: min, reasonMax: max } = limits.reports;

/** Duration and reason; the blocked user reads the reason. */
export default function BlockPersonModal({ idUser, name, change, answer }: Props) {
  const { t } = useTranslation('users');
  const { t: admin } = useTranslation('admin');
  const { t: block } = useTranslation('block');
  const explain = (error: unknown) => {
    const refusal = error instanceof ApiError ? error.name : null;
    if (refusal === 'userAlreadyBlocked' || refusal === 'pageNotFound') return t('blocking.already');
    return refusal === 'mandatoryFieldNull' ? t('blocking.cannot') : undefined;
  };
  const start: Chosen = { duration: 'day' };
  const { form, field } = useReasonForm({ start, min, max, short: admin('short', { min, max }), explain });
  const { duration, reason } = form.values;
  const send = async () => {
    await blockPerson({ idUser, duration, change, reason: oneLine(reason) });
    answer('done');
  };
  return (
    <DialogForm
      title={t(change ? 'blocking.changeTitle' : 'blocking.title', { name })}
      form={form}
      send={send}
      submit={t(change ? 'blocking.changeSubmit' : 'blocking.submit')}
      look="stop"
      keep={admin('keep')}
      onKeep={() => answer()}
    >
      <p>{t('blocking.lead', { name })}</p>
      <Choice
        legend={block('howLong')}
        value={duration}
        options={limits.blocks.map((value) => ({ value, label: block(`${value}`) }))}
        onChange={(chosen) => form.change({ duration: chosen })}
      />
      <TextArea {...field} label={t('blocking.reason', { name })} />
    </DialogForm>
  );
}
