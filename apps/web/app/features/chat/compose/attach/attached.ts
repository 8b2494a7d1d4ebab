import type { AttachmentForm } from '@stagedoor/contract/schemas/chat';
import type { UploadedPhoto } from '../../../../shared/photo/use-photo-upload.ts';
import type { ProblemText } from '../../../../ui/fields/field-frame.tsx';
import type { VoiceNote } from '../voice/encode-voice.ts';

type Common = {
  key: string;
  /** How much of it is uploaded. */
  percent: number;
  problem?: ProblemText | undefined;
};

/** What is attached to a message that is being written. It has its id when it is uploaded. */
export type Attached = Common &
  (
    | { type: 'PICTURE'; file: File; alt: string; photo?: UploadedPhoto }
    | { type: 'VOICE'; note: VoiceNote; idFile?: string }
    | { type: 'FILE'; file: File; idFile?: string }
  );

export const isUploaded = (attached: Attached) =>
  attached.type === 'PICTURE' ? attached.photo !== undefined : attached.idFile !== undefined;

/** As it is sent, once it is uploaded. */
export const formOf = (attached: Attached): AttachmentForm[] => {
  if (attached.type === 'PICTURE') {
    const { photo, alt } = attached;
    return photo ? [{ type: 'PICTURE', idImage: photo.idImage, alt }] : [];
  }
  const { idFile } = attached;
  if (idFile === undefined) return [];
  if (attached.type === 'FILE') return [{ type: 'FILE', idFile, name: attached.file.name }];
  const { milliseconds, peaks } = attached.note;
  return [{ type: 'VOICE', idFile, milliseconds, peaks }];
};
