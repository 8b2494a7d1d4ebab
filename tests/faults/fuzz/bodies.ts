import fc from 'fast-check';
import { nearly, type World } from '../near-values.ts';
import type { Operation } from './operations.ts';

export type Sent = { type: string | undefined; bytes: Buffer };

const json = 'application/json';
const form = 'multipart/form-data; boundary=b';

/** JSON that no serialiser writes. */
const brokenJson = fc.constantFrom(
  '',
  '{',
  'null',
  '"\\ud800"',
  '{"a":"\\udfff"}',
  '{"\\ud800":1}',
  '{"a":"\\u0000"}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{}}}',
  '{"a":1,"a":2}',
  '\ufeff{}',
  '1e999',
  `{"page":${'9'.repeat(400)}}`,
  '['.repeat(6_000) + ']'.repeat(6_000),
  `${'{"a":'.repeat(6_000)}1${'}'.repeat(6_000)}`,
  '{"a":'.repeat(90_000),
  `{"a":"${'x'.repeat(1_100_000)}"}`,
);

/** Fragments of forms, which together are rarely valid. */
const formPiece = fc.constantFrom(
  '--b',
  '--b--',
  '\r\n',
  '\r\n\r\n',
  '-',
  'Content-Disposition: form-data; name="file"; filename="a.jpg"',
  'Content-Disposition: form-data; name="checksum"',
  'Content-Disposition: form-data',
  'Content-Type: image/jpeg',
  'abc',
  'GIF89a',
  '0'.repeat(64),
  'x'.repeat(9_000),
);
const aForm = (pieces: fc.Arbitrary<string>) => fc.array(pieces, { maxLength: 12 }).map((all) => all.join(''));
const part = (header: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; ${header}\r\n\r\n${content}\r\n`;
const wholeForm = fc
  .array(
    fc.constantFrom(
      part('name="file"; filename="a"', 'GIF89a'),
      part('name="checksum"', '0'.repeat(64)),
      part('name="x"', ''),
    ),
    { maxLength: 4 },
  )
  .map((parts) => `${parts.join('')}--b--\r\n`);

const anyType = fc.constantFrom(
  undefined,
  json,
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  form,
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(200)}`,
  'application/',
  '/',
);

const text = (type: string | undefined, content: fc.Arbitrary<string>): fc.Arbitrary<Sent> =>
  content.map((each) => ({ type, bytes: Buffer.from(each) }));

const asJson = (value: unknown) => JSON.stringify(value) ?? 'null';

const fittingBody = ({ body }: Operation, world: World): fc.Arbitrary<Sent | undefined> => {
  if (!body) return fc.constant(undefined);
  if (body.type === json) return text(json, nearly(body.schema, world).map(asJson));
  if (body.type === 'multipart/form-data') return fc.oneof(text(form, wholeForm), text(form, aForm(formPiece)));
  return fc.uint8Array({ maxLength: 200 }).map((bytes) => ({ type: body.type, bytes: Buffer.from(bytes) }));
};

const oddBody = ({ body }: Operation): fc.Arbitrary<Sent | undefined> =>
  fc.oneof(
    text(json, brokenJson),
    fc.uint8Array({ maxLength: 50 }).map((bytes) => ({ type: json, bytes: Buffer.from(bytes) })),
    anyType.chain((type) => text(type, fc.oneof(brokenJson, aForm(formPiece)))),
    text(body?.type, aForm(formPiece)),
    fc.constant(undefined),
  );

/** The body of a call: mostly what the schema asks for, sometimes anything. */
export const aBody = (operation: Operation, world: World): fc.Arbitrary<Sent | undefined> =>
  fc.oneof({ weight: 6, arbitrary: fittingBody(operation, world) }, { weight: 1, arbitrary: oddBody(operation) });
