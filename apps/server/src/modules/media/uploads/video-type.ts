import { fail } from '@stagedoor/contract/errors';
import { fileTypeFromBuffer } from 'file-type';

/** What browsers play, and how its file is called. */
const endings: Record<string, string> = { 'video/mp4': 'mp4', 'video/webm': 'webm', 'video/quicktime': 'mov' };

export const endingOf = (contentType: string): string => endings[contentType] ?? fail('pageNotFound');

/** By what the bytes say, whatever the file was called. */
export const videoTypeOf = async (head: Uint8Array): Promise<string> => {
  const { mime = '' } = (await fileTypeFromBuffer(head)) ?? {};
  return mime in endings ? mime : fail('mandatoryFieldNull', { fields: { file: 'invalid' } });
};
