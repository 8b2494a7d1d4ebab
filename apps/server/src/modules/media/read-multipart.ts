import { fail } from '@stagedoor/contract/errors';
import { createByteReader } from './byte-reader.ts';

export type Part = { name: string; isFile: boolean; bytes: Buffer };
type Limits = { parts: number; partBytes: number };

const longestBoundary = 70;
const headerBytes = 8 * 1024;
const lineEnd = '\r\n';
const headerEnd = Buffer.from('\r\n\r\n');

/**
 * Yields the parts of a multipart/form-data body (RFC 7578), each read on demand. Emits no events, so a body that
 * breaks off cannot raise an unhandled error.
 */
export async function* readMultipart(
  contentType: string,
  body: AsyncIterable<Buffer>,
  limits: Limits,
): AsyncGenerator<Part> {
  // A delimiter includes the preceding line break, which the first part lacks.
  const delimiter = Buffer.from(`${lineEnd}--${boundaryOf(contentType)}`);
  const reader = createByteReader(body, Buffer.from(lineEnd));
  try {
    const preamble = await reader.readUntil(delimiter, headerBytes);
    if (preamble === 'ended') return;
    if (preamble === 'tooLong') return malformed();
    for (let count = 1; ; count++) {
      const next = await reader.peek(2);
      if (next.length < 2) fail('badInternet');
      if (next.equals(closing)) return;
      if (count > limits.parts) fail('fileTooLarge');
      const section = await reader.readUntil(delimiter, limits.partBytes + headerBytes);
      if (section === 'ended') return fail('badInternet');
      if (section === 'tooLong') return fail('fileTooLarge');
      yield partOf(section, limits.partBytes);
    }
  } finally {
    await reader.close();
  }
}

const closing = Buffer.from('--');

const boundaryOf = (contentType: string): string => {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? bare ?? '';
  return boundary.length === 0 || boundary.length > longestBoundary ? malformed() : boundary;
};

/** A section is the rest of the delimiter line, the headers, an empty line and the content. */
const partOf = (section: Buffer, mostBytes: number): Part => {
  const end = section.indexOf(headerEnd);
  if (end < 0 || end > headerBytes) return malformed();
  const [padding = '', ...lines] = section.toString('utf8', 0, end).split(lineEnd);
  if (padding.trim() !== '') malformed();
  const disposition = lines.find((line) => /^content-disposition:\s*form-data\b/i.test(line)) ?? malformed();
  const name = parameterOf(disposition, 'name') ?? malformed();
  const bytes = section.subarray(end + headerEnd.length);
  if (bytes.length > mostBytes) fail('fileTooLarge');
  return { name, isFile: parameterOf(disposition, 'filename') !== undefined, bytes };
};

const parameterOf = (header: string, name: string): string | undefined => {
  const [, quoted, bare] = new RegExp(`;\\s*${name}\\*?=(?:"([^"]*)"|([^\\s;"]+))`, 'i').exec(header) ?? [];
  return quoted ?? bare;
};

const malformed = (): never => fail('mandatoryFieldNull', { fields: { file: 'invalid' } });
