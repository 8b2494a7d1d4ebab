import { fail } from '@stagedoor/contract/errors';
import { fileTypeFromBuffer } from 'file-type';
import type { FileKind } from '../private-files.ts';
import { isPlainText, plainText } from './plain-text.ts';

type Endings = Readonly<Record<string, string>>;

const video: Endings = { 'video/mp4': 'mp4', 'video/webm': 'webm', 'video/quicktime': 'mov' };
const audio: Endings = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/aac': 'aac',
  'audio/ogg': 'ogg',
  'audio/ogg; codecs=opus': 'opus',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
};
const openDocument = 'application/vnd.oasis.opendocument';
const office = 'application/vnd.openxmlformats-officedocument';
/** No archives, programs, pages, nor documents with macros. */
const documents: Endings = {
  'application/pdf': 'pdf',
  [`${office}.wordprocessingml.document`]: 'docx',
  [`${office}.spreadsheetml.sheet`]: 'xlsx',
  [`${office}.presentationml.presentation`]: 'pptx',
  [`${openDocument}.text`]: 'odt',
  [`${openDocument}.spreadsheet`]: 'ods',
  [`${openDocument}.presentation`]: 'odp',
  'application/epub+zip': 'epub',
  [plainText]: 'txt',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/heic': 'heic',
};

/** The formats of each kind, with their file extensions: what browsers play, and for files what people send each other. */
const endings: Record<FileKind, Endings> = {
  VIDEO: video,
  AUDIO: audio,
  FILE: { ...video, ...audio, ...documents },
};

/** The standard names of types that the detector names otherwise. */
const standardTypes: Endings = { 'audio/x-m4a': 'audio/mp4' };

export const endingOf = (kind: FileKind, contentType: string): string =>
  endings[kind][contentType] ?? fail('pageNotFound');

/** Detects the type from the content, not from the file name. */
export const fileTypeOf = async (kind: FileKind, head: Uint8Array): Promise<string> => {
  const found = await fileTypeFromBuffer(head);
  const mime = found?.mime ?? (isPlainText(head) ? plainText : '');
  const type = standardTypes[mime] ?? mime;
  return type in endings[kind] ? type : fail('mandatoryFieldNull', { fields: { file: 'invalid' } });
};
