import { pauseAfter } from './pause-after.ts';
import { sendFile } from './send-file.ts';
import { type UploadFor, uploadCalls } from './upload-calls.ts';

type Sending = { signal: AbortSignal; onPercent: (percent: number) => void };

/** Uploads a file and returns its id. A lost connection only makes it wait. */
export const uploadFile = async (file: Blob, kind: UploadFor['kind'], { signal, onPercent }: Sending) => {
  const { idFile } = await sendFile(file, null, uploadCalls({ kind, idUser: undefined }, signal), {
    signal,
    onStarted: () => {},
    onSent: (bytes) => onPercent(Math.floor((bytes / file.size) * 100)),
    onWhole: () => {},
    onBreak: (tries) => pauseAfter(tries, signal),
  });
  return idFile;
};
