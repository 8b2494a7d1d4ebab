import type { Post } from '@stagedoor/contract/schemas/feed';
import { Pictures } from './pictures.tsx';
import { Player } from './player.tsx';
import { useFreshLinks } from './use-fresh-links.ts';

/** The pictures of a post, or its video or audio file. */
export const Attachments = ({ post }: { post: Post }) => {
  const { failed, onExpired } = useFreshLinks(post);
  const pictures = post.attachments.filter((one) => one.type === 'PICTURE');
  const files = post.attachments.filter((one) => one.type !== 'PICTURE');
  return (
    <>
      {pictures.length > 0 && <Pictures pictures={pictures} onExpired={onExpired} />}
      {files.map((file) => (
        <Player key={file.idFile} file={file} failed={failed} onExpired={onExpired} />
      ))}
    </>
  );
};
