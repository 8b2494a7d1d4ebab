import type { Post } from '@stagedoor/contract/schemas/feed';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBellOff from '@tabler/icons-react/dist/esm/icons/IconBellOff.mjs';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconHourglassEmpty from '@tabler/icons-react/dist/esm/icons/IconHourglassEmpty.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { lazy } from 'react';
import { useNavigate } from 'react-router';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import { useSession } from '../../../shared/session/session.ts';
import { Menu, MenuItem } from '../../../ui/buttons/menu.tsx';
import { PersonItems } from '../settings/person-items.tsx';
import { useReport } from '../use-report.ts';
import { usePostActions } from './use-post-actions.ts';

const EditModal = lazy(() => import('../composer/edit-modal.tsx'));

type Props = { post: Post; onRemoved?: (() => void) | undefined };

/** What can be done with a post besides reading it: its writer and the page's owner manage it, others report it. */
export const PostMenu = ({ post, onRemoved }: Props) => {
  const { t } = useTranslation('feed');
  const { signed, user } = useSession();
  const { pin, mute, slowDown, remove } = usePostActions(post, onRemoved);
  const report = useReport();
  const navigate = useNavigate();
  const { may, pinned, muted, author, idPost, title } = post;
  const isOwn = user?.idUser === author.idUser;
  return (
    <Menu label={t('menu.label')}>
      {may.edit && (
        <MenuItem icon={<IconPencil aria-hidden="true" />} onPress={() => void ask(EditModal, { post })}>
          {t('menu.edit')}
        </MenuItem>
      )}
      {may.manage && (
        <>
          <MenuItem icon={<IconPin aria-hidden="true" />} onPress={() => void pin()}>
            {t(pinned ? 'menu.unpin' : 'menu.pin')}
          </MenuItem>
          <MenuItem icon={<IconHourglassEmpty aria-hidden="true" />} onPress={() => void slowDown()}>
            {t('menu.slow')}
          </MenuItem>
        </>
      )}
      {signed && !post.locked && (
        <MenuItem
          icon={muted ? <IconBell aria-hidden="true" /> : <IconBellOff aria-hidden="true" />}
          onPress={() => void mute()}
        >
          {t(muted ? 'menu.unmute' : 'menu.mute')}
        </MenuItem>
      )}
      {user?.role === 'ADMIN' && (
        <MenuItem icon={<IconHistory aria-hidden="true" />} onPress={() => void navigate(staffPaths.post(idPost))}>
          {t('menu.history')}
        </MenuItem>
      )}
      {may.remove && (
        <MenuItem icon={<IconTrash aria-hidden="true" />} onPress={() => void remove()}>
          {t('menu.remove')}
        </MenuItem>
      )}
      {!isOwn && user?.idUser === post.idUser && <PersonItems person={author} />}
      {!isOwn && (
        <MenuItem
          icon={<IconFlag aria-hidden="true" />}
          onPress={() =>
            void report({ subject: 'POST', id: idPost, name: title || t('report.post'), owner: author.name })
          }
        >
          {t('menu.report')}
        </MenuItem>
      )}
    </Menu>
  );
};
