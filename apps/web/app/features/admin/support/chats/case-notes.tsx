import type { SupportChatDetail } from '@stagedoor/contract/schemas/support-chat';
import { toast } from '../../../../shared/feedback/toasts.ts';
import { useForm } from '../../../../shared/forms/use-form.ts';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../../shared/time/dates.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Problem } from '../../../../ui/fields/field-frame.tsx';
import { Form, Ways } from '../../../../ui/fields/form.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { RowGroup } from '../../../../ui/layout/row.tsx';
import { useRefreshQueue } from '../../api.ts';
import { addNote } from '../api.ts';
import styles from './case.module.css';

type Props = { idChat: number; notes: SupportChatDetail['notes'] };

export const CaseNotes = ({ idChat, notes }: Props) => {
  const { t } = useTranslation('support');
  const language = useLanguage();
  const refresh = useRefreshQueue();
  const form = useForm<{ text: string }, { text?: string }>({
    start: { text: '' },
    check: ({ text }) => (text.trim() === '' ? { text: t('chats.noteMissing') } : {}),
  });
  const save = () =>
    form.submit(async () => {
      await addNote(idChat, form.values.text);
      toast.success(t('chats.noted'));
      form.startOver();
      await refresh();
    });
  return (
    <RowGroup title={t('chats.notes')} lead={t('chats.notesLead')}>
      <ul className={styles.notes}>
        {notes.map(({ idNote, by, text, at }) => (
          <li key={idNote}>
            <p>{text}</p>
            <small>
              {by.name}, {dayAndTime(new Date(at), language)}
            </small>
          </li>
        ))}
      </ul>
      <Form onSubmit={save}>
        <TextArea
          label={t('chats.note')}
          maxLength={2000}
          rows={2}
          value={form.values.text}
          problem={form.problems.text}
          onChange={({ target }) => form.change({ text: target.value })}
        />
        {form.failure !== undefined && <Problem>{form.failure}</Problem>}
        <Ways>
          <Button type="submit" size="small" busy={form.busy}>
            {t('chats.saveNote')}
          </Button>
        </Ways>
      </Form>
    </RowGroup>
  );
};
