import { feedLimits } from '@stagedoor/contract/feed-limits';
import type { Post } from '@stagedoor/contract/schemas/feed';
import { type KeyboardEvent, useState } from 'react';
import { draftAt, openDraft, textsIn } from '../../../shared/forms/draft.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { useNeedLogin } from '../../../shared/session/need-login.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { ProblemText } from '../../../ui/fields/field-frame.tsx';
import { Form, Ways } from '../../../ui/fields/form.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { addComment } from '../api.ts';
import { counted, withComment } from '../post-changes.ts';
import { useChangePost } from '../use-change-post.ts';
import { useFeedProblemText } from '../use-feed-problem.tsx';
import styles from './comments.module.css';

type Props = {
  post: Post;
  /** The comment that is answered. */
  idParentComment?: number;
  label: string;
  placeholder?: string;
  /** A reply is sent or given up. */
  onDone?: () => void;
};

/** The field to write a comment or a reply. What was typed survives a reload and the way through the log-in. */
export const CommentForm = ({ post, idParentComment, label, placeholder, onDone }: Props) => {
  const { t } = useTranslation('feed');
  const { form, problem, send } = useCommentForm(post, idParentComment ?? null, onDone);
  const isReply = idParentComment !== undefined;
  const written = form.values.text;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  };
  return (
    <Form onSubmit={send}>
      <div className={styles.write} data-reply={isReply}>
        <TextArea
          label={label}
          rows={1}
          maxLength={feedLimits.commentMax}
          value={written}
          problem={form.problems.text ?? problem}
          onChange={({ target }) => form.change({ text: target.value })}
          onKeyDown={onKeyDown}
          placeholder={placeholder}
          autoFocus={isReply}
        />
        {(isReply || written !== '') && (
          <Ways>
            <Button type="submit" size="small" busy={form.busy}>
              {t('comments.send')}
            </Button>
            {isReply && (
              <Button look="quiet" size="small" onClick={onDone}>
                {t('comments.cancel')}
              </Button>
            )}
          </Ways>
        )}
      </div>
    </Form>
  );
};

type Values = { text: string };
type Problems = { text?: string };

const useCommentForm = (post: Post, idParentComment: number | null, onDone?: () => void) => {
  const { t } = useTranslation('feed');
  const language = useLanguage();
  const needLogin = useNeedLogin();
  const change = useChangePost(post.idPost);
  const problemText = useFeedProblemText();
  const [problem, setProblem] = useState<ProblemText>();
  const { space, idPost } = post;
  const form = useForm<Values, Problems>({
    start: { text: '' },
    draft: draftAt(openDraft(`comment.${idPost}.${idParentComment ?? 0}`), (stored) => textsIn(stored, ['text'])),
    check: ({ text }) => (text.trim() === '' ? { text: t('comments.empty') } : {}),
    onFailure: async (error) => setProblem(await problemText(error)),
  });
  const send = () => {
    setProblem(undefined);
    return form.submit(async () => {
      if (!(await needLogin())) return;
      change(counted(1));
      try {
        const added = await addComment({ space, idPost, idParentComment, text: form.values.text }, language);
        change(withComment(added));
      } catch (error) {
        change(counted(-1));
        throw error;
      }
      form.startOver();
      onDone?.();
    });
  };
  return { form, problem, send };
};
