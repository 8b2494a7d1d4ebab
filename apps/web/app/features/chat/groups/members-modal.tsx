import { limits } from '@stagedoor/contract/limits';
import type { GroupMember } from '@stagedoor/contract/schemas/chat-groups';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { Fetching } from '../../../shared/feedback/fetching.tsx';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { useSession } from '../../../shared/session/session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Row, Rows } from '../../../ui/layout/row.tsx';
import { membersQuery, removeMember, useRefreshGroups } from './api.ts';

type Props = ModalProps<'done'> & { idChat: number; keepsOrder: boolean };

/** Who is in a group; who keeps order removes people, and lets them back. */
export default function MembersModal({ idChat, keepsOrder }: Props) {
  const { t } = useTranslation('chat');
  const { t: shell } = useTranslation('shell');
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    membersQuery(idChat, useLanguage()),
  );
  return (
    <Dialog title={t('groups.memberList')} closeLabel={shell('close')} width={limits.modals.languageWidth}>
      {data ? (
        <Rows>
          {data.pages
            .flatMap(({ items }) => items)
            .map((member) => (
              <Member key={member.idUser} idChat={idChat} member={member} keepsOrder={keepsOrder} />
            ))}
        </Rows>
      ) : (
        <Fetching failed={isError} again={refetch} />
      )}
      {hasNextPage && (
        <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('groups.moreMembers')}
        </Button>
      )}
    </Dialog>
  );
}

type MemberProps = { idChat: number; member: GroupMember; keepsOrder: boolean };

const Member = ({ idChat, member: { idUser, name, role, removed }, keepsOrder }: MemberProps) => {
  const { t } = useTranslation('chat');
  const { user } = useSession();
  const change = useMutation({
    mutationFn: () => removeMember({ idChat, idUser, removed: !removed }),
    onError: useShowProblem(),
    onSettled: useRefreshGroups(),
  });
  const canChange = keepsOrder && role !== 'OWNER' && idUser !== user?.idUser;
  const act = t(removed ? 'groups.letBack' : 'groups.remove');
  return (
    <Row name={name} more={role === 'MEMBER' ? undefined : t(`groups.roles.${role}`)}>
      {removed && <Badge kind="stop">{t('groups.removed')}</Badge>}
      {canChange && (
        <Button
          size="small"
          look={removed ? 'line' : 'quiet'}
          busy={change.isPending}
          aria-label={`${act}: ${name}`}
          onClick={() => change.mutate()}
        >
          {act}
        </Button>
      )}
    </Row>
  );
};
