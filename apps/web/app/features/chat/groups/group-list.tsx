import type { GroupChat } from '@stagedoor/contract/schemas/chat-groups';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Fetched } from '../../../shared/feedback/fetched.tsx';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { Row, Rows } from '../../../ui/layout/row.tsx';
import { groupsQuery, joinGroup, useRefreshGroups } from './api.ts';
import { useAudienceWords } from './use-audience-words.ts';

type Owner = { idUser: number; isOwn: boolean };

/** The group chats of a talent: those of the reader's plan to join, the others with the plans that open them. */
export default function GroupList({ owner }: { owner: Owner }) {
  const { t } = useTranslation('chat');
  const query = useQuery({
    ...groupsQuery(owner.idUser, useLanguage()),
    enabled: typeof document !== 'undefined',
  });
  return (
    <Section id="group-chats" title={t('groups.title')}>
      <Fetched query={query}>
        {(groups) =>
          groups.length === 0 ? (
            <EmptyState title={<h3>{t('groups.none')}</h3>}>
              <p>{t('groups.noneText')}</p>
            </EmptyState>
          ) : (
            <Rows>
              {groups.map((group) => (
                <GroupRow key={group.idChat} group={group} owner={owner} />
              ))}
            </Rows>
          )
        }
      </Fetched>
    </Section>
  );
}

const GroupRow = ({ group, owner }: { group: GroupChat; owner: Owner }) => {
  const { t } = useTranslation('chat');
  const audience = useAudienceWords();
  const { name, about, members, closed } = group;
  return (
    <Row
      name={name}
      more={
        <>
          {about !== '' && (
            <>
              {about}
              <br />
            </>
          )}
          {t('groups.members', { count: members })} · {audience(group.subscriptionAccess)}
        </>
      }
    >
      {closed && <Badge>{t('groups.closed')}</Badge>}
      <Way group={group} owner={owner} />
    </Row>
  );
};

const Way = ({
  group: { idChat, name, joined, mayJoin, closed, removed },
  owner,
}: {
  group: GroupChat;
  owner: Owner;
}) => {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const refresh = useRefreshGroups();
  const join = useMutation({
    mutationFn: () => joinGroup(idChat),
    onSuccess: () => navigate(paths.chat(idChat)),
    onError: useShowProblem(),
    onSettled: refresh,
  });
  if (joined)
    return (
      <ButtonLink size="small" to={paths.chat(idChat)} aria-label={`${t('groups.open')}: ${name}`}>
        {t('groups.open')}
      </ButtonLink>
    );
  if (mayJoin)
    return (
      <Button
        size="small"
        look="primary"
        busy={join.isPending}
        aria-label={`${t('groups.join')}: ${name}`}
        onClick={() => join.mutate()}
      >
        {t('groups.join')}
      </Button>
    );
  if (removed) return <Badge kind="stop">{t('groups.removedYou')}</Badge>;
  if (closed || owner.isOwn) return null;
  return (
    <ButtonLink size="small" to={paths.plans(owner.idUser)} aria-label={`${t('groups.toPlans')}: ${name}`}>
      {t('groups.toPlans')}
    </ButtonLink>
  );
};
