import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Arriving, Storage } from '../../../platform/ports/storage.ts';
import { keyOf, type PrivateFiles } from '../private-files.ts';
import type { UploadRow } from './uploads.repo.ts';

export type Deps = {
  database: Database;
  storage: Storage;
  clock: Clock;
  jobs: Jobs;
  privateFiles: PrivateFiles;
  /** Until when an upload that nobody goes on with is kept. */
  lifeFrom: (at: Date) => Date;
};

/** What is there of it so far; null while nothing is. It becomes the private file of the same id. */
export const arrivingOf = ({ id, id_parts, content_type }: UploadRow): Arriving | null =>
  id_parts === null || content_type === null ? null : { key: keyOf(id), id: id_parts, contentType: content_type };
