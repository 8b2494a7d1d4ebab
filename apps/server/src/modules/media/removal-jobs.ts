import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Removes files after the commit that deleted their rows; handled in `media.jobs.ts`. */
export const removeFiles = job('media.remove-files', z.object({ keys: z.array(z.string()) }));

export const dropUploads = job(
  'media.drop-uploads',
  z.object({ files: z.array(z.object({ key: z.string(), id: z.string(), contentType: z.string() })) }),
);
