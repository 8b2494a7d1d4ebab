import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Post } from '../../platform/mail/post.ts';
import type { PersonalDataHandler } from '../../platform/personal-data.ts';
import type { Media, PrivateFiles } from '../media/index.ts';
import { deleteAccount } from './delete-account.ts';
import { deleteUser } from './delete-user.ts';
import { exportData } from './export-data.ts';
import { previewDeletion } from './preview-deletion.ts';

export type PersonalData = ReturnType<typeof createPersonalData>;

type Deps = {
  database: Database;
  clock: Clock;
  media: Media;
  privateFiles: PrivateFiles;
  post: Post;
  publicUrl: () => string;
  /** In the order in which they erase. */
  handlers: readonly PersonalDataHandler[];
};

/** Export and erasure of personal data across all modules. */
export const createPersonalData = (deps: Deps) => {
  const preview = previewDeletion(deps.handlers);
  const erase = deleteAccount({ ...deps, previewDeletion: preview });
  return {
    deleteAccount: erase,
    getDeletion: (idUser: number) => deps.database.inTransaction((tx) => preview(tx, idUser)),
    deleteUser: deleteUser({ ...deps, previewDeletion: preview, deleteAccount: erase }),
    exportData: exportData(deps),
  };
};
