import type { ChatMessage } from '@stagedoor/contract/schemas/chat';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs';
import IconPinnedOff from '@tabler/icons-react/dist/esm/icons/IconPinnedOff.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Menu, MenuItem } from '../../../ui/buttons/menu.tsx';
import { removeMessage } from '../api.ts';
import type { Draft } from '../compose/draft.ts';
import styles from './message.module.css';
import type { Chat } from './use-chat.ts';

const ReportModal = lazy(() => import('../../../shared/report/report-modal.tsx'));
const ConfirmModal = lazy(() => import('../../../shared/dialogs/confirm-modal.tsx'));

type Props = {
  chat: Chat;
  message: ChatMessage;
  canReply: boolean;
  onAbout: (about: Draft['about']) => void;
  /** In a group that the reader keeps in order. */
  isPinned?: boolean;
  onPin?: (idMessage: number | null) => unknown;
};

export const MessageMenu = ({ chat, message, canReply, onAbout, isPinned = false, onPin }: Props) => {
  const { t } = useTranslation('chat');
  const showProblem = useShowProblem();
  const { idMessage, seq, text, may } = message;
  if (seq === null) return null;
  const [first] = message.attachments;
  const quoted = text || (first ? t(`last.${first.type}`) : '');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast.success(t('done.copied'));
  };
  const report = () => {
    const { name } = message.author;
    return ask(ReportModal, { subject: 'MESSAGE', id: idMessage, name: t('report.message', { name }), owner: name });
  };
  const remove = async () => {
    const words = { title: t('remove.title'), text: t('remove.text'), yes: t('remove.yes'), no: t('remove.no') };
    if ((await ask(ConfirmModal, { ...words, look: 'stop' })) !== 'yes') return;
    await removeMessage(idMessage).then(() => toast.success(t('done.removed')), showProblem);
    await chat.readFrom(seq);
  };
  return (
    <span className={styles.menu}>
      <Menu label={t('menu.message')}>
        {canReply && (
          <MenuItem
            icon={<IconArrowBackUp aria-hidden="true" />}
            onPress={() => onAbout({ kind: 'reply', idMessage, name: message.author.name, text: quoted })}
          >
            {t('menu.reply')}
          </MenuItem>
        )}
        {text !== '' && (
          <MenuItem icon={<IconCopy aria-hidden="true" />} onPress={() => void copy()}>
            {t('menu.copy')}
          </MenuItem>
        )}
        {onPin && (
          <MenuItem
            icon={isPinned ? <IconPinnedOff aria-hidden="true" /> : <IconPin aria-hidden="true" />}
            onPress={() => void onPin(isPinned ? null : idMessage)}
          >
            {t(isPinned ? 'groups.unpin' : 'groups.pin')}
          </MenuItem>
        )}
        {may.edit && (
          <MenuItem
            icon={<IconPencil aria-hidden="true" />}
            onPress={() => onAbout({ kind: 'edit', idMessage, seq, text })}
          >
            {t('menu.edit')}
          </MenuItem>
        )}
        {!message.own && !message.deleted && message.role !== 'STAFF' && (
          <MenuItem icon={<IconFlag aria-hidden="true" />} onPress={() => void report()}>
            {t('menu.report')}
          </MenuItem>
        )}
        {may.remove && (
          <MenuItem icon={<IconTrash aria-hidden="true" />} onPress={() => void remove()}>
            {t('menu.remove')}
          </MenuItem>
        )}
      </Menu>
    </span>
  );
};
