import type { SupportChat } from '@stagedoor/contract/schemas/support-chat';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useSession } from '../../../../shared/session/session.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useAction } from '../../content/use-action.ts';
import { assignCase, closeCase, reopenCase } from '../api.ts';
import styles from './case.module.css';
import { CaseState } from './case-state.tsx';

/** How the case stands, who takes care of it, and how it goes on. */
export const CaseWays = ({ chat }: { chat: SupportChat }) => {
  const { t } = useTranslation('support');
  const { user } = useSession();
  const { idChat, lastSeq, state, assigned } = chat;
  const assign = useAction({
    send: (take: boolean) => assignCase({ idChat, take }),
    done: (take) => t(take ? 'chats.takenNow' : 'chats.releasedNow'),
  });
  const close = useAction({ send: () => closeCase({ idChat, seq: lastSeq }), done: () => t('chats.closedNow') });
  const reopen = useAction({ send: () => reopenCase(idChat), done: () => t('chats.reopenedNow') });
  const isMine = assigned !== null && assigned.idUser === user?.idUser;
  return (
    <section className={styles.ways} aria-label={t('chats.state')}>
      <p className={styles.state}>
        <CaseState chat={chat} />
      </p>
      <p>
        {t('chats.assigned')}: <strong>{assigned?.name ?? t('chats.nobody')}</strong>
      </p>
      <div className={styles.buttons}>
        {state === 'closed' ? (
          <Button size="small" busy={reopen.isPending} onClick={() => reopen.mutate(undefined)}>
            {t('chats.reopen')}
          </Button>
        ) : (
          <>
            {assigned === null && (
              <Button size="small" look="primary" busy={assign.isPending} onClick={() => assign.mutate(true)}>
                {t('chats.take')}
              </Button>
            )}
            <Button size="small" busy={close.isPending} onClick={() => close.mutate(undefined)}>
              {t('chats.close')}
            </Button>
            {assigned !== null && (
              <Button
                size="small"
                look={isMine ? 'quiet' : 'line'}
                busy={assign.isPending}
                onClick={() => assign.mutate(false)}
              >
                {t('chats.release')}
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
};
