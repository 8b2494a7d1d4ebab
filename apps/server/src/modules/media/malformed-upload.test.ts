import { errorBody } from '@stagedoor/contract/error-body';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as hostile from '../../../../../tests/support/hostile-files.ts';
import { aUser } from '../../../../../tests/support/people.ts';
import { aLoggedInClient, aProgram } from '../../../../../tests/support/program.ts';
import { post, sendRaw } from '../../../../../tests/support/raw-http.ts';

const program = await aProgram();
const { token, device } = await aLoggedInClient(program, (await aUser(program, { role: 'EXPERT' })).idUser);
const address = await program.app.listen({ host: '127.0.0.1', port: 0 });

// Outside a test, an uncaught error would end the process.
const faults: unknown[] = [];
const note = (error: unknown) => void faults.push(error);
beforeAll(() => void process.on('uncaughtException', note));
afterAll(() => void process.off('uncaughtException', note));

// The tests send more often than the limit allows.
beforeEach(() => program.database.pool.query('delete from rate_limit'));

const field = (name = 'x', value = 'y') => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const unfinished = '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc';

const headers = (type: string) => ({
  authorization: `Bearer ${token()}`,
  'x-device-id': device,
  'content-type': type,
});
const send = async (path: string, body: string | Buffer, type: string) => {
  const { status, body: text } = await sendRaw(address, post(path, body, headers(type)));
  return { status, body: errorBody.parse(JSON.parse(text)) };
};

const brokenOff = { status: 400, body: { error: 1047 } };
const invalid = { status: 422, body: { error: 1008, fields: { file: 'invalid' } } };
const required = { status: 422, body: { error: 1008, fields: { file: 'required' } } };
const tooLarge = { status: 413, body: { error: 1046 } };

const cases: [string, string, object, string?][] = [
  ['two fields and an unfinished file', field() + field() + unfinished, brokenOff],
  ['a field and an unfinished file', field() + unfinished, brokenOff],
  ['an unfinished file', unfinished, brokenOff],
  ['an unfinished field', '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\ny', brokenOff],
  ['a part whose header does not end', '--b\r\nContent-Disposition: form-da', brokenOff],
  ['no more than the boundary', '--b', brokenOff],
  ['no more than the boundary and half of what follows', '--b\r', brokenOff],
  ['an end that is not one', `${field()}--b-`, brokenOff],
  ['a part without anything', '--b\r\n\r\n--b--', invalid],
  ['a part of a header only', '--b\r\nContent-Disposition: form-data; name="x"\r\n--b--\r\n', invalid],
  ['a part without a name', '--b\r\nContent-Disposition: form-data\r\n\r\ny\r\n--b--\r\n', invalid],
  ['a part that does not say what it is', '--b\r\nX: y\r\n\r\ny\r\n--b--\r\n', invalid],
  ['a boundary with a tail', '--bc\r\nContent-Disposition: form-data; name="x"\r\n\r\ny\r\n--b--\r\n', invalid],
  [
    'a header without an end',
    `--b\r\nContent-Disposition: form-data; x="${'a'.repeat(20_000)}"\r\n\r\ny\r\n--b--\r\n`,
    invalid,
  ],
  ['no file', '--b--\r\n', required],
  ['a field only', `${field()}--b--\r\n`, required],
  ['words', 'hello', required],
  ['nothing', '', required],
  ['more fields than allowed', `${field().repeat(30)}--b--\r\n`, tooLarge],
  ['an empty boundary', field() + unfinished, invalid, 'multipart/form-data; boundary='],
  ['no boundary', field() + unfinished, invalid, 'multipart/form-data'],
  ['a boundary that is too long', field(), invalid, `multipart/form-data; boundary=${'b'.repeat(500)}`],
];

describe.each(['/api/upload-image', '/api/upload-some-image'])('a form to %s', (path) => {
  it.each(cases)('of %s is refused by name', async (_what, body, refusal, type = 'multipart/form-data; boundary=b') => {
    expect(await send(path, body, type)).toMatchObject(refusal);
    // The response may be sent before the stream breaks.
    await sendRaw(address, 'GET /health/live HTTP/1.1\r\nhost: stagedoor.test\r\n\r\n');
    expect(faults).toEqual([]);
  });
});

it('a connection that is closed amid a form gets its answer, too', async () => {
  const type = headers('multipart/form-data; boundary=b');
  const whole = post('/api/upload-image', field() + field() + unfinished, { ...type, 'content-length': '5000' });
  const { status } = await sendRaw(address, whole, { halfClose: true });
  expect(status).toBe(400);
  expect(faults).toEqual([]);
});

it('a picture over ten megabytes is always too large, however it arrives', async () => {
  const bytes = Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'),
    Buffer.alloc(21 * 1024 * 1024, 'a'),
    Buffer.from('\r\n--b--\r\n'),
  ]);
  for (let n = 0; n < 5; n++) {
    expect(await send('/api/upload-image', bytes, 'multipart/form-data; boundary=b')).toMatchObject(tooLarge);
  }
});

it('a boundary may lie across the pieces in which a form arrives, and be quoted', async () => {
  const jpeg = await hostile.aJpeg(60, 60);
  const body = Buffer.concat([
    Buffer.from(
      'before\r\n--b c \t\r\nContent-Type: image/jpeg\r\ncontent-disposition: form-data; filename=a.jpg; name=file\r\n\r\n',
    ),
    jpeg,
    Buffer.from('\r\n--b c--after'),
  ]);
  for (const cut of [3, 12, body.length - 12, body.length - 9]) {
    const form = new ReadableStream({
      async start(controller) {
        controller.enqueue(body.subarray(0, cut));
        await new Promise(setImmediate);
        controller.enqueue(body.subarray(cut));
        controller.close();
      },
    });
    const answer = await fetch(`${address}/api/upload-image`, {
      method: 'POST',
      body: form,
      duplex: 'half',
      headers: headers('multipart/form-data; charset=utf-8; boundary="b c"'),
    } as RequestInit);
    expect(answer.status, String(cut)).toBe(200);
  }
});

it('a piece of a video that is too long is refused by name while it still arrives', async () => {
  const begun = await sendRaw(address, post('/api/start-upload', '{"size":10}', headers('application/json')));
  const { idUpload } = JSON.parse(begun.body) as { idUpload: string };
  const answer = await send(
    `/api/append-upload/${idUpload}/0`,
    Buffer.alloc(3 * 1024 * 1024),
    'application/octet-stream',
  );
  expect(answer).toMatchObject(tooLarge);
});
