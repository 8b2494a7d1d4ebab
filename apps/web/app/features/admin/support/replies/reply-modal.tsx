import { chatLimits } from '@stagedoor/contract/chat-limits';
import { ApiError } from '@stagedoor/contract/errors';
import { type SupportReply, saveSupportReplyBody } from '@stagedoor/contract/schemas/support-chat';
import type { ModalProps } from '../../../../shared/dialogs/questions.ts';
import { DialogForm } from '../../../../shared/forms/dialog-form.tsx';
import { LocalizedFields, noWords } from '../../../../shared/i18n/localized-fields.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Field } from '../../../../ui/fields/field.tsx';
import { problemsIn, useContentForm } from '../../content/use-content-form.ts';
import { saveReply } from '../api.ts';

const { nameMax, textMax } = chatLimits.savedReplies;

/** Without `reply` the modal creates one. */
type Props = ModalProps<'saved'> & { reply?: SupportReply };

export default function ReplyModal({ reply, answer }: Props) {
  const { t } = useTranslation('support');
  const form = useContentForm({
    start: { name: reply?.name ?? '', text: reply?.text ?? noWords },
    check: (values) => problemsIn(saveSupportReplyBody, values),
  });
  const { values, problemOf, change, fail } = form;
  const save = async () => {
    try {
      await saveReply({ ...values, ...(reply && { idReply: reply.idReply }) });
    } catch (error) {
      if (!(error instanceof ApiError) || error.name !== 'contentExists') throw error;
      return fail({ name: 'taken' });
    }
    return answer('saved');
  };
  const isTaken = form.problems.name === 'taken';
  return (
    <DialogForm
      title={reply ? t('replies.editing', { name: reply.name }) : t('replies.adding')}
      form={form}
      send={save}
      submit={t('replies.save')}
      keep={t('replies.cancel')}
      onKeep={() => answer()}
    >
      <Field
        label={t('replies.name')}
        maxLength={nameMax}
        value={values.name}
        problem={isTaken ? t('replies.taken') : problemOf('name')}
        onChange={({ target }) => change({ name: target.value })}
      />
      <LocalizedFields
        legend={t('replies.text')}
        name="text"
        maxLength={textMax}
        long
        value={values.text}
        problemOf={problemOf}
        onChange={(text) => change({ text })}
      />
    </DialogForm>
  );
}
