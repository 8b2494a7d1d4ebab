import type { PersonalDataHandler } from '../../platform/personal-data.ts';
import type { Media } from './media.ts';
import type { PrivateFiles } from './private-files.ts';
import type { Uploads } from './uploads/uploads.ts';

type Deps = { media: Media; privateFiles: PrivateFiles; uploads: Uploads };

export const mediaPersonalData = ({ media, privateFiles, uploads }: Deps): PersonalDataHandler => ({
  previewDeletion: async (tx, idUser) => ({
    loses: [{ kind: 'pictures', count: (await media.ownedBy(tx, idUser)).length }],
  }),
  export: async (tx, idUser) => ({
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
