import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Post } from '../../../platform/mail/post.ts';
import type { Media, PrivateFiles, Uploads } from '../../media/index.ts';
import { deleteAccount } from './delete-account.ts';
import { deleteUser } from './delete-user.ts';
import { exportData } from './export-data.ts';
import { accountKeeper } from './keep-account.ts';
import { pictureKeeper } from './keep-pictures.ts';
import type { Keeper } from './keeper.ts';
import { weighDeletion } from './weigh-deletion.ts';

export type Leaving = ReturnType<typeof createLeaving>;

type Deps = {
  database: Database;
  clock: Clock;
  media: Media;
  privateFiles: PrivateFiles;
  uploads: Uploads;
  post: Post;
  publicUrl: () => string;
  /** What the modules above keep about people. */
  others: readonly Keeper[];
};

export const createLeaving = ({ others, ...deps }: Deps) => {
  const keepers = [accountKeeper, ...others, pictureKeeper(deps)];
  const weigh = weighDeletion(keepers);
  const erase = deleteAccount({ keepers, weigh, post: deps.post });
  return {
    deleteAccount: erase,
    getDeletion: (idUser: number) => deps.database.inTransaction((tx) => weigh(tx, idUser)),
    deleteUser: deleteUser({ ...deps, weigh, deleteAccount: erase }),
    exportData: exportData({ ...deps, keepers }),
  };
};
