import type { ChatHistory, ChatThread } from '@stagedoor/contract/schemas/chat';
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBellOff from '@tabler/icons-react/dist/esm/icons/IconBellOff.mjs';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { lazy, useState } from 'react';
import { useNavigate } from 'react-router';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useSession } from '../../../shared/session/session.ts';
import { Menu, MenuItem } from '../../../ui/buttons/menu.tsx';
import { blockUser, setChat, useRefreshThreads } from '../api.ts';
import { leaveGroup } from '../groups/api.ts';

const MembersModal = lazy(() => import('../groups/members-modal.tsx'));
const ConfirmModal = lazy(() => import('../../../shared/dialogs/confirm-modal.tsx'));
const BlockModal = lazy(() => import('../../../shared/dialogs/block-modal.tsx'));
const ReportModal = lazy(() => import('../../../shared/report/report-modal.tsx'));

/** What can be done with a chat as a whole. */
export const ThreadMenu = ({ shown, onSearch }: { shown: ChatHistory; onSearch: () => void }) => {
  const { t } = useTranslation('chat');
  const { thread, group } = shown;
  const { partner, kind } = thread;
  const { muted, archived, set } = useSwitches(thread);
  const block = useBlock();
  const navigate = useNavigate();
  const report = (idUser: number, name: string) => ask(ReportModal, { subject: 'USER', id: idUser, name, owner: name });
  return (
    <Menu label={t('menu.label')}>
      {kind === 'PAIR' && partner?.hasProfile && (
        <MenuItem icon={<IconPhone aria-hidden="true" />} onPress={() => void navigate(paths.callTo(partner.idUser))}>
          {t('menu.call')}
        </MenuItem>
      )}
      <MenuItem icon={<IconSearch aria-hidden="true" />} onPress={onSearch}>
        {t('menu.search')}
      </MenuItem>
      <MenuItem
        icon={muted ? <IconBell aria-hidden="true" /> : <IconBellOff aria-hidden="true" />}
        onPress={() => void set({ muted: !muted })}
      >
        {t(muted ? 'menu.unmute' : 'menu.mute')}
      </MenuItem>
      <MenuItem icon={<IconArchive aria-hidden="true" />} onPress={() => void set({ archived: !archived })}>
        {t(archived ? 'menu.unarchive' : 'menu.archive')}
      </MenuItem>
      {group && <GroupItems thread={thread} keepsOrder={group.keepsOrder} />}
      {kind === 'PAIR' && partner && (
        <>
          <MenuItem icon={<IconFlag aria-hidden="true" />} onPress={() => void report(partner.idUser, partner.name)}>
            {t('menu.report')}
          </MenuItem>
          <MenuItem icon={<IconBan aria-hidden="true" />} onPress={() => void block(partner.idUser, partner.name)}>
            {t('menu.block')}
          </MenuItem>
        </>
      )}
    </Menu>
  );
};

/** Who is in a group, and the way out of it. Its owner closes it in the studio instead. */
const GroupItems = ({ thread, keepsOrder }: { thread: ChatThread; keepsOrder: boolean }) => {
  const { t } = useTranslation('chat');
  const { user } = useSession();
  const leave = useLeave(thread);
  const { idChat, idOwner } = thread;
  return (
    <>
      <MenuItem icon={<IconUsers aria-hidden="true" />} onPress={() => void ask(MembersModal, { idChat, keepsOrder })}>
        {t('groups.memberList')}
      </MenuItem>
      {user && user.idUser !== idOwner && (
        <MenuItem icon={<IconLogout aria-hidden="true" />} onPress={() => void leave()}>
          {t('groups.leave')}
        </MenuItem>
      )}
    </>
  );
};

const useLeave = ({ idChat, name }: ChatThread) => {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const refresh = useRefreshThreads();
  const showProblem = useShowProblem();
  return async () => {
    const words = { title: t('groups.leaving', { name }), text: t('groups.leavingText') };
    if ((await ask(ConfirmModal, { ...words, yes: t('groups.leave'), no: t('groups.stay') })) !== 'yes') return;
    try {
      await leaveGroup(idChat);
    } catch (error) {
      return showProblem(error);
    }
    toast.success(t('groups.left', { name }));
    await navigate(paths.chat());
    await refresh();
  };
};

const useSwitches = (thread: ChatThread) => {
  const { t } = useTranslation('chat');
  const refresh = useRefreshThreads();
  const showProblem = useShowProblem();
  const [now, setNow] = useState({ muted: thread.muted, archived: thread.archived });
  const set = async (change: { muted?: boolean; archived?: boolean }) => {
    try {
      await setChat(thread.idChat, change);
    } catch (error) {
      return showProblem(error);
    }
    setNow((before) => ({ ...before, ...change }));
    if (change.muted !== undefined) toast.success(t(change.muted ? 'done.muted' : 'done.unmuted'));
    if (change.archived !== undefined) toast.success(t(change.archived ? 'done.archived' : 'done.unarchived'));
    return refresh();
  };
  return { ...now, set };
};

const useBlock = () => {
  const { t } = useTranslation('chat');
  const showProblem = useShowProblem();
  return async (idUser: number, name: string) => {
    const duration = await ask(BlockModal, { title: t('block.title', { name }), lead: t('block.lead') });
    if (duration) await blockUser(idUser, duration).then(() => toast.success(t('done.blocked', { name })), showProblem);
  };
};
