import type { ChatThread } from '@stagedoor/contract/schemas/chat';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { Portrait } from '../../ui/media/picture.tsx';

const icons = { GROUP: IconUsers, SUPPORT: IconInfoCircle };

/** The partner's portrait, or a sign of a group or of support. */
export const ThreadPicture = ({ thread: { kind, partner } }: { thread: ChatThread }) => {
  if (kind === 'PAIR') return <Portrait base={partner?.imageLink ?? null} alt="" sizes="3rem" eager />;
  const Icon = icons[kind];
  return <Icon aria-hidden="true" />;
};
