import { fail } from '@stagedoor/contract/errors';
import { fileTypeFromBuffer } from 'file-type';
import type { FileKind } from '../private-files.ts';

/** The formats that browsers play, with their file extensions. */
const endings: Record<FileKind, Readonly<Record<string, string>>> = {
  VIDEO: { 'video/mp4': 'mp4', 'video/webm': 'webm', 'video/quicktime': 'mov' },
  AUDIO: {
    'audio/mpeg': 'mp3',
    'audio/mp4': 'm4a',
    'audio/aac': 'aac',
    'audio/ogg': 'ogg',
    'audio/ogg; codecs=opus': 'opus',
    'audio/wav': 'wav',
    'audio/flac': 'flac',
  },
};

/** The standard names of types that the detector names otherwise. */
const standardTypes: Readonly<Record<string, string>> = { 'audio/x-m4a': 'audio/mp4' };

export const endingOf = (kind: FileKind, contentType: string): string =>
  endings[kind][contentType] ?? fail('pageNotFound');

/** Detects the type from the content, not from the file name. */
export const playableTypeOf = async (kind: FileKind, head: Uint8Array): Promise<string> => {
  const { mime = '' } = (await fileTypeFromBuffer(head)) ?? {};
  const type = standardTypes[mime] ?? mime;
  return type in endings[kind] ? type : fail('mandatoryFieldNull', { fields: { file: 'invalid' } });
};
