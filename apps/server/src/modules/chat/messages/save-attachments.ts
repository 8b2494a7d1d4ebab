import { chatLimits } from '@stagedoor/contract/chat-limits';
import { fail } from '@stagedoor/contract/errors';
import type { AttachmentForm } from '@stagedoor/contract/schemas/chat';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';

type UsedDeps = Pick<Deps, 'media' | 'privateFiles'>;
type Attached = { idMessage: number; idAuthor: number; attachments: readonly AttachmentForm[] };

/** The author's own uploads, each in one message, and private from now on. */
export const saveAttachments = async (
  tx: Tx,
  deps: UsedDeps,
  { idMessage, idAuthor, attachments }: Attached,
): Promise<void> => {
  for (const [position, attachment] of attachments.entries()) {
    const columns = await take(tx, deps, idAuthor, attachment);
    await tx
      .insertInto('chat_attachment')
      .values({ id_message: idMessage, position, kind: attachment.type, ...columns })
      .execute();
  }
};

const take = async (tx: Tx, { media, privateFiles }: UsedDeps, idAuthor: number, attachment: AttachmentForm) => {
  switch (attachment.type) {
    case 'PICTURE':
      // It stays the author's, who may not show it elsewhere.
      await media.handOver(tx, { id: attachment.idImage, from: idAuthor, to: idAuthor });
      return { id_image: attachment.idImage, name: attachment.alt };
    case 'VOICE': {
      const { idFile, milliseconds, peaks } = attachment;
      const { bytes } = await privateFiles.keep(tx, { id: idFile, idOwner: idAuthor, kind: 'AUDIO' });
      // A talent uploads longer recordings, for posts.
      if (bytes > chatLimits.fileBytes) fail('fileTooLarge');
      return { id_file: idFile, milliseconds, peaks };
    }
    case 'FILE': {
      const { idFile: id, name } = attachment;
      return { id_file: id, ...(await privateFiles.keepNamed(tx, { id, idOwner: idAuthor, kind: 'FILE', name })) };
    }
  }
};
