import { ApiError } from '@stagedoor/contract/errors';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import text from '../../ui/theme/text.module.css';
import { threadsQuery } from './api.ts';
import styles from './thread/thread.module.css';
import { type Desk, ThreadView } from './thread/thread-view.tsx';
import { useChat } from './thread/use-chat.ts';

const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.name === 'pageNotFound' || error.name === 'removedFromChat');

/** `desk`: where staff answer, who have a page of their own around it. */
export const ChatPage = ({ idChat, desk }: { idChat: number; desk?: Desk }) => {
  const { t } = useTranslation('chat');
  const chat = useChat({ idChat });
  const { data, error, refetch } = chat;
  if (isMissing(error)) return <Gone idChat={idChat} />;
  if (data) return <ThreadView key={idChat} chat={chat} shown={data} {...(desk && { desk })} />;
  return (
    <div className={styles.gone}>
      {error ? (
        <>
          <Note kind="stop">{t('failed')}</Note>
          <Button onClick={() => void refetch()}>{t('again')}</Button>
        </>
      ) : (
        <p className={text.quiet} role="status">
          {t('loading')}
        </p>
      )}
    </div>
  );
};

/** Of a group whose plan has ended it says so, with the way back. */
const Gone = ({ idChat }: { idChat: number }) => {
  const { t } = useTranslation('chat');
  const { data } = useInfiniteQuery(threadsQuery({ archived: false, search: '' }, useLanguage()));
  const listed = data?.pages.flatMap(({ items }) => items).find((thread) => thread.idChat === idChat);
  const idOwner = listed?.ended ? listed.idOwner : null;
  return (
    <div className={styles.gone}>
      <EmptyState
        title={<h1 tabIndex={-1}>{idOwner === null ? t('gone.title') : listed?.name}</h1>}
        wayOn={
          <>
            <ButtonLink to={paths.chat()}>{t('gone.back')}</ButtonLink>
            {idOwner !== null && (
              <ButtonLink look="primary" to={paths.plans(idOwner)}>
                {t('groups.toPlans')}
              </ButtonLink>
            )}
          </>
        }
      >
        <p>{t(idOwner === null ? 'gone.text' : 'groups.endedText')}</p>
      </EmptyState>
    </div>
  );
};
