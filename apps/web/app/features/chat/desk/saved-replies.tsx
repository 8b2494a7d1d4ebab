import { chatLimits } from '@stagedoor/contract/chat-limits';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useQuery } from '@tanstack/react-query';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button, IconButton } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Problem } from '../../../ui/fields/field-frame.tsx';
import { Form, Ways } from '../../../ui/fields/form.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { removeReply, repliesQuery, saveReply, useRefreshDesk } from '../api.ts';
import styles from './desk.module.css';

const { nameMax, textMax } = chatLimits.savedReplies;

/** The talent's saved replies: add and delete. */
export const SavedReplies = () => {
  const { t } = useTranslation('chat');
  const { data: replies = [] } = useQuery(repliesQuery);
  const refresh = useRefreshDesk();
  const showProblem = useShowProblem();
  const remove = async (idReply: number) => {
    await removeReply(idReply).catch(showProblem);
    await refresh();
  };
  return (
    <details className={styles.replies}>
      <summary>{t('desk.manage')}</summary>
      {replies.length === 0 && <p>{t('desk.none')}</p>}
      <ul>
        {replies.map(({ idReply, name, text }) => (
          <li key={idReply}>
            <span>
              <strong>{name}</strong> {text}
            </span>
            <IconButton aria-label={t('desk.remove', { name })} onClick={() => void remove(idReply)}>
              <IconTrash aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <NewReply onSaved={refresh} />
    </details>
  );
};

const NewReply = ({ onSaved }: { onSaved: () => unknown }) => {
  const { t } = useTranslation('chat');
  const form = useForm<{ name: string; text: string }, { missing?: string }>({
    start: { name: '', text: '' },
    check: ({ name, text }) => (name.trim() === '' || text.trim() === '' ? { missing: t('desk.missing') } : {}),
  });
  const save = () =>
    form.submit(async () => {
      await saveReply(form.values);
      toast.success(t('desk.saved'));
      form.startOver();
      await onSaved();
    });
  const problem = form.problems.missing ?? form.failure;
  return (
    <Form onSubmit={save} narrow>
      <Field
        label={t('desk.name')}
        maxLength={nameMax}
        value={form.values.name}
        onChange={({ target }) => form.change({ name: target.value })}
      />
      <TextArea
        label={t('desk.text')}
        maxLength={textMax}
        value={form.values.text}
        onChange={({ target }) => form.change({ text: target.value })}
      />
      {problem !== undefined && <Problem>{problem}</Problem>}
      <Ways>
        <Button type="submit" busy={form.busy}>
          {t('desk.save')}
        </Button>
      </Ways>
    </Form>
  );
};
