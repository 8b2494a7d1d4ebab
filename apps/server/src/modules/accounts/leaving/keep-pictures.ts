import type { Media, PrivateFiles, Uploads } from '../../media/index.ts';
import type { Keeper } from './keeper.ts';

type Deps = { media: Media; privateFiles: PrivateFiles; uploads: Uploads };

/** Stands last among the keepers: a picture can go only when nothing names it any more. */
export const pictureKeeper = ({ media, privateFiles, uploads }: Deps): Keeper => ({
  weigh: async (tx, idUser) => ({ loses: [{ kind: 'pictures', count: (await media.ownedBy(tx, idUser)).length }] }),
  collect: async (tx, idUser) => ({
    pictures: await media.ownedBy(tx, idUser),
    files: await privateFiles.ownedBy(tx, idUser),
    uploads: await uploads.ownedBy(tx, idUser),
  }),
  erase: async (tx, idUser) => {
    const pictures = await media.ownedBy(tx, idUser);
    await media.forget(
      tx,
      pictures.map(({ id }) => id),
    );
    await uploads.forgetOf(tx, idUser);
    await privateFiles.forgetOf(tx, idUser);
  },
});
