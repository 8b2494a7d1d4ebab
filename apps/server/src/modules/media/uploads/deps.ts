import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Arriving, Storage } from '../../../platform/ports/storage.ts';
import { type FileKind, keyOf, type PrivateFiles } from '../private-files.ts';
import type { UploadRow } from './uploads.repo.ts';

export type Deps = {
  database: Database;
  storage: Storage;
  clock: Clock;
  jobs: Jobs;
  privateFiles: PrivateFiles;
  /** Whether a user writes in the community of a talent now. */
  isInCommunity: (idUser: number, idTalent: number) => Promise<boolean>;
  /** When an upload without further chunks expires. */
  lifeFrom: (at: Date) => Date;
};

/** The storage upload behind it; null before the first chunk. It becomes the private file with the same id. */
export const arrivingOf = ({ id, id_parts, content_type }: UploadRow): Arriving | null =>
  id_parts === null || content_type === null ? null : { key: keyOf(id), id: id_parts, contentType: content_type };

export const kindOf = ({ is_audio, for_chat }: UploadRow): FileKind => {
  if (is_audio) return 'AUDIO';
  return for_chat ? 'FILE' : 'VIDEO';
};
