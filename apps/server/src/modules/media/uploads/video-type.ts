import { fail } from '@stagedoor/contract/errors';
import { fileTypeFromBuffer } from 'file-type';

/** The formats that browsers play, with their file extensions. */
const endings: Record<string, string> = { 'video/mp4': 'mp4', 'video/webm': 'webm', 'video/quicktime': 'mov' };

export const endingOf = (contentType: string): string => endings[contentType] ?? fail('pageNotFound');

/** Detects the type from the content, not from the file name. */
export const videoTypeOf = async (head: Uint8Array): Promise<string> => {
  const { mime = '' } = (await fileTypeFromBuffer(head)) ?? {};
  return mime in endings ? mime : fail('mandatoryFieldNull', { fields: { file: 'invalid' } });
};
