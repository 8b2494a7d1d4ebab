import { ApiError } from '@stagedoor/contract/errors';
import { sendPhoto, wholeOf } from '../../../../shared/photo/send-photo.ts';
import { posted } from '../../../../shared/photo/shapes.ts';
import type { Attached } from './attached.ts';

type Sending = { signal: AbortSignal; onPercent: (percent: number) => void };
type Picture = Extract<Attached, { type: 'PICTURE' }>;

/** Uploads what is attached; the answer is what it is then known as. */
export const uploadAttached = async (attached: Attached, sending: Sending): Promise<Partial<Attached>> => {
  if (attached.type === 'PICTURE') return { type: 'PICTURE', photo: await uploadPicture(attached, sending) };
  const { uploadFile } = await import('../../../../shared/upload/upload-file.ts');
  return attached.type === 'VOICE'
    ? { type: 'VOICE', idFile: await uploadFile(attached.note.file, 'AUDIO', sending) }
    : { type: 'FILE', idFile: await uploadFile(attached.file, 'FILE', sending) };
};

const uploadPicture = async ({ file }: Picture, { signal, onPercent }: Sending) => {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) throw new ApiError('mandatoryFieldNull', { fields: { file: 'invalid' } });
  const onProgress = (sent: number, total: number) => onPercent(Math.floor((sent / total) * 100));
  return sendPhoto({ file, bitmap, area: wholeOf(bitmap) }, posted, { signal, onProgress });
};
