import { chatLimits } from '@stagedoor/contract/chat-limits';
import type { GroupChat } from '@stagedoor/contract/schemas/chat-groups';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { Fetched } from '../../../shared/feedback/fetched.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Row, Rows } from '../../../ui/layout/row.tsx';
import text from '../../../ui/theme/text.module.css';
import { closeGroup, groupsQuery, useRefreshGroups } from './api.ts';
import { GroupForm } from './group-form.tsx';
import styles from './studio-groups.module.css';
import { useAudienceWords } from './use-audience-words.ts';

const ConfirmModal = lazy(() => import('../../../shared/dialogs/confirm-modal.tsx'));

/** The talent's group chats: create, change, close. */
export const StudioGroups = ({ idUser }: { idUser: number }) => {
  const { t } = useTranslation('chat');
  const [edited, setEdited] = useState<GroupChat | 'new'>();
  const query = useQuery(groupsQuery(idUser, useLanguage()));
  if (edited) return <GroupForm group={edited === 'new' ? null : edited} onEnd={() => setEdited(undefined)} />;
  return (
    <Fetched query={query}>
      {(groups) => {
        const open = groups.filter(({ closed }) => !closed);
        return (
          <div className={styles.list}>
            <p className={text.quiet}>{t('groups.studioLead')}</p>
            {open.length < chatLimits.group.max && (
              <p>
                <Button look="primary" onClick={() => setEdited('new')}>
                  {t('groups.add')}
                </Button>
              </p>
            )}
            {groups.length === 0 ? (
              <EmptyState title={<h2>{t('groups.none')}</h2>}>
                <p>{t('groups.studioNone')}</p>
              </EmptyState>
            ) : (
              <Rows>
                {groups.map((group) => (
                  <OwnGroup key={group.idChat} group={group} onEdit={() => setEdited(group)} />
                ))}
              </Rows>
            )}
          </div>
        );
      }}
    </Fetched>
  );
};

const OwnGroup = ({ group, onEdit }: { group: GroupChat; onEdit: () => void }) => {
  const { t } = useTranslation('chat');
  const audience = useAudienceWords();
  const close = useClose(group);
  const { idChat, name, members, closed } = group;
  return (
    <Row name={name} more={`${t('groups.members', { count: members })} · ${audience(group.subscriptionAccess)}`}>
      {closed ? (
        <Badge>{t('groups.closed')}</Badge>
      ) : (
        <>
          <Button
            size="small"
            look="quiet"
            busy={close.isPending}
            aria-label={`${t('groups.close')}: ${name}`}
            onClick={() => void close.askFirst()}
          >
            {t('groups.close')}
          </Button>
          <Button size="small" aria-label={`${t('groups.edit')}: ${name}`} onClick={onEdit}>
            {t('groups.edit')}
          </Button>
        </>
      )}
      <ButtonLink size="small" to={paths.chat(idChat)} aria-label={`${t('groups.open')}: ${name}`}>
        {t('groups.open')}
      </ButtonLink>
    </Row>
  );
};

/** Asks first: it cannot be undone. */
const useClose = ({ idChat, name }: GroupChat) => {
  const { t } = useTranslation('chat');
  const { mutate, isPending } = useMutation({
    mutationFn: () => closeGroup(idChat),
    onSuccess: () => toast.success(t('groups.closedNow')),
    onError: useShowProblem(),
    onSettled: useRefreshGroups(),
  });
  const askFirst = async () => {
    const words = { title: t('groups.closing', { name }), text: t('groups.closingText') };
    const sure = await ask(ConfirmModal, { ...words, look: 'stop', yes: t('groups.close'), no: t('groups.keep') });
    if (sure === 'yes') mutate();
  };
  return { askFirst, isPending };
};
