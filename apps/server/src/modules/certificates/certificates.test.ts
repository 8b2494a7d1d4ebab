import { createHash, createPublicKey, verify } from 'node:crypto';
import { readCertificateCode } from '@stagedoor/contract/certificate-code';
import type { Certificate, CertificateStatement } from '@stagedoor/contract/schemas/certificate';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { describe, expect, it } from 'vitest';
import { anImage } from '../../../../../tests/support/catalogue.ts';
import { days } from '../../../../../tests/support/clock.ts';
import { aFanAtWork, again, aPaidOrder, detailFor, moveClock } from '../../../../../tests/support/orders.ts';
import { aClient } from '../../../../../tests/support/program.ts';
import { once, someStaff, violationsIn } from '../../../../../tests/support/wallet.ts';
import { endOfDay } from './certificates.jobs.ts';

const { program, fan } = await aFanAtWork({ deposited: 100_000 });
const visitor = aClient(program);

const anAutograph = async (fields: object = { keepHidden: false, recipientName: 'Olha Petrenko' }) => {
  const order = await aPaidOrder(program, fan, 'AUTOGRAPH', { fields, fromWallet: 1500 });
  const deliver = async () => {
    const idFile = await anImage(program, order.idTalent);
    const delivery = { kind: 'image', idFile };
    expect((await order.talent.post('/deliver-order', { idOrder: order.idOrder, delivery })).status).toBe(200);
    await program.settle();
  };
  await deliver();
  return { ...order, deliver, code: await codeOf(order.idOrder) };
};

const ofOrder = async (idOrder: number): Promise<OrderDetail['certificates']> =>
  (await detailFor(fan.client, idOrder)).certificates;
const codeOf = async (idOrder: number): Promise<string> => (await ofOrder(idOrder))[0]?.code ?? '';
const look = async (code: string) => {
  const { status, body } = await visitor.get(`/get-certificate/${code}`);
  return { status, body: body as Certificate };
};
const open = async (url: string) => (await program.app.inject({ method: 'GET', url })).json();
type Document = { statement: string; signature: string; key: string; state: string };
const documentOf = (code: string): Promise<Document> => open(`/certificates/${code}.json`);
const says = async (code: string): Promise<CertificateStatement> => JSON.parse((await documentOf(code)).statement);

const isSigned = async ({ statement, signature, key }: Document) => {
  const { keys } = await open('/.well-known/stagedoor-keys.json');
  const pem = keys.find(({ id }: { id: string }) => id === key).publicKey;
  return verify(null, Buffer.from(statement), createPublicKey(pem), Buffer.from(signature, 'base64'));
};

type Line = { seq: number; kind: string; statement: string; previous: string };
const logLines = async (): Promise<string[]> => {
  const { body } = await program.app.inject({ method: 'GET', url: '/.well-known/certificate-log.ndjson' });
  return body.trim().split('\n');
};
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const loggedOf = async (statement: string): Promise<string[]> => {
  const lines: Line[] = (await logLines()).map((line) => JSON.parse(line));
  return lines.filter((line) => line.statement === sha256(statement)).map(({ kind }) => kind);
};

describe('the certificate of a delivery', () => {
  it('says to everybody what was made, by whom, for whom and when', async () => {
    const { idOrder, idTalent, code } = await anAutograph();
    expect(readCertificateCode(code)).toBe(code);
    expect(await look(code)).toMatchObject({
      status: 200,
      body: {
        state: 'valid',
        kind: 'autograph',
        talent: { id: idTalent, verifiedAt: null },
        recipient: 'O. P.',
        deliveredAt: program.clock.now().toISOString(),
        files: [{ sha256: sha256('a picture'), bytes: 9, likeness: 'a5'.repeat(32) }],
        replacedBy: null,
      },
    });
    // However it is typed.
    expect((await look(code.toLowerCase().replaceAll('-', ''))).body.code).toBe(code);
    const { rows } = await program.database.pool.query('select * from certificate where code = $1', [code]);
    expect(rows[0].statement).not.toContain(String(idOrder));
    expect(await violationsIn(program)).toEqual([]);
  });

  it('names nobody, or everything, as its buyer wants; others cannot choose', async () => {
    const { code, talent } = await anAutograph({ keepHidden: true, recipientName: 'Olha Petrenko' });
    expect((await look(code)).body.recipient).toBeNull();
    const choose = (naming: string, client = fan.client) => client.post('/set-certificate-naming', { code, naming });
    for (const [naming, recipient] of [
      ['full', 'Olha Petrenko'],
      ['initials', 'O. P.'],
      ['hidden', null],
    ] as const) {
      expect((await choose(naming)).status).toBe(200);
      expect((await look(code)).body.recipient).toBe(recipient);
      expect(await isSigned(await documentOf(code))).toBe(true);
    }
    expect((await choose('full', talent)).status).toBe(404);
    expect(await says(code)).toMatchObject({ revision: 3, recipient: null });
    // Choosing the same again signs nothing.
    await choose('hidden');
    expect(await says(code)).toMatchObject({ revision: 3 });
    await program.settle();
    expect(await violationsIn(program)).toEqual([]);
  });

  it('loses the name when its buyer keeps the result private, and gets it back only when asked', async () => {
    const { idOrder, code } = await anAutograph();
    await fan.client.post('/change-keep-hidden', { idOrder, keepHidden: true });
    expect((await look(code)).body.recipient).toBeNull();
    await fan.client.post('/change-keep-hidden', { idOrder, keepHidden: false });
    expect((await look(code)).body.recipient).toBeNull();
    await fan.client.post('/set-certificate-naming', { code, naming: 'initials' });
    expect((await look(code)).body.recipient).toBe('O. P.');
  });

  it('is found by nothing but its code, and a wrong one looks like a missing one', async () => {
    const missing = await look('222222-222222-222222');
    for (const wrong of ['K7QF2M-9TXRBW-4HJNPX', 'abc', '1001', encodeURIComponent('ґґ')]) {
      expect(await look(wrong)).toMatchObject({ status: missing.status, body: { error: 1058 } });
    }
    expect(missing).toMatchObject({ status: 404, body: { error: 1058 } });
    expect(
      (await program.app.inject({ method: 'GET', url: '/certificates/222222-222222-222222.json' })).statusCode,
    ).toBe(404);
  });

  it('is replaced when the work is made anew, and leads there', async () => {
    const { idOrder, deliver, code } = await anAutograph();
    await fan.client.post('/ask-redo', { idOrder, reason: 'It says Olga' });
    await deliver();
    const [latest, first] = await ofOrder(idOrder);
    expect(first).toMatchObject({ code, state: 'superseded' });
    expect((await look(code)).body).toMatchObject({
      state: 'superseded',
      replacedBy: latest?.code,
      endedAt: program.clock.now().toISOString(),
    });
    expect(await says(latest?.code ?? '')).toMatchObject({ replaces: code });
    const { statement } = await documentOf(code);
    expect(await loggedOf(statement)).toEqual(['issued', 'superseded']);
    expect(await violationsIn(program)).toEqual([]);
  });

  it('is revoked by a refund, for good', async () => {
    const { idOrder, talent, code } = await anAutograph();
    await fan.client.post('/report-order-problem', { idOrder, text: 'It is not hers' });
    expect((await look(code)).body.state).toBe('valid');
    await once(talent, '/answer-order-problem', { idOrder, text: 'Sorry', giveBack: true });
    await program.settle();
    expect((await look(code)).body).toMatchObject({ state: 'revoked', revoked: 'refunded' });
    const { statement } = await documentOf(code);
    expect(await loggedOf(statement)).toEqual(['issued', 'revoked']);
    expect((await fan.client.post('/set-certificate-naming', { code, naming: 'full' })).status).toBe(200);
    await program.settle();
    const renamed = await documentOf(code);
    expect(renamed.state).toBe('revoked');
    expect(await loggedOf(renamed.statement)).toEqual(['changed', 'revoked']);
    await expect(
      program.database.pool.query(
        "update certificate set state = 'valid', revoked = null, ended_at = null where code = $1",
        [code],
      ),
    ).rejects.toMatchObject({ code: '42501' });
    expect(await violationsIn(program)).toEqual([]);
  });

  it('does not outlive its order, whatever the code does', async () => {
    const { idOrder } = await anAutograph();
    const refund = `update orders set state = 'refunded', actor = 'system', reason = 'x' where id = ${idOrder}`;
    await expect(program.database.pool.query(refund)).rejects.toThrow(/its certificate has not/);
    expect((await detailFor(fan.client, idOrder)).state).toBe('completed');
  });

  it('is revoked when staff decide for the fan, and stays when they decide for the talent', async () => {
    const staff = await someStaff(program);
    for (const refund of [true, false]) {
      const { idOrder, code } = await anAutograph();
      await fan.client.post('/report-order-problem', { idOrder, text: 'It is not hers' });
      const decision = { idOrder, refund, reason: 'We have looked at it' };
      expect((await once(staff.client, '/decide-order-problem', decision)).status).toBe(200);
      await program.settle();
      expect((await look(code)).body.state).toBe(refund ? 'revoked' : 'valid');
    }
    expect(await violationsIn(program)).toEqual([]);
  });

  it('is not issued twice, though the talent presses twice', async () => {
    const order = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
    const idFile = await anImage(program, order.idTalent);
    const press = () =>
      order.talent.post('/deliver-order', { idOrder: order.idOrder, delivery: { kind: 'image', idFile } });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await ofOrder(order.idOrder)).toHaveLength(1);
  });

  it('is not issued for what proves nothing', async () => {
    const order = await aPaidOrder(program, fan, 'AUTO_REPLY', { fromWallet: 900 });
    expect(await ofOrder(order.idOrder)).toEqual([]);
  });
});

describe('the signature', () => {
  it('is valid for the statement and for no other', async () => {
    const { code } = await anAutograph();
    const document = await documentOf(code);
    expect(await isSigned(document)).toBe(true);
    for (const [from, to] of [
      ['autograph', 'videoGreeting'],
      ['O. P.', 'O. R.'],
      ['2026', '2025'],
    ] as const) {
      const statement = document.statement.replace(from, to);
      expect(statement).not.toBe(document.statement);
      expect(await isSigned({ ...document, statement })).toBe(false);
    }
  });

  it('is made with a new key after a year, and old certificates stay valid', async () => {
    const { code } = await anAutograph();
    const before = await documentOf(code);
    await moveClock(program, days(366));
    await endOfDay(program)();
    const client = await again(program, fan.idUser);
    const order = await aPaidOrder(program, { email: fan.email, client }, 'AUTOGRAPH', { fromWallet: 1500 });
    const idFile = await anImage(program, order.idTalent);
    await order.talent.post('/deliver-order', { idOrder: order.idOrder, delivery: { kind: 'image', idFile } });
    await program.settle();
    const { certificates } = await detailFor(client, order.idOrder);
    const after = await documentOf(certificates[0]?.code ?? '');
    expect(after.key).not.toBe(before.key);
    for (const document of [before, after, await documentOf(code)]) expect(await isSigned(document)).toBe(true);
    const { keys } = await open('/.well-known/stagedoor-keys.json');
    expect(keys).toMatchObject([
      { id: before.key, until: expect.any(String) },
      { id: after.key, until: null },
    ]);
    // The private key is nowhere in plain text.
    const { rows } = await program.database.pool.query('select sealed_key from certificate_key');
    for (const { sealed_key } of rows) expect(sealed_key).not.toMatch(/MC4CAQAw|PRIVATE/);
  });
});

describe('the log', () => {
  it('chains every line to the one before it, and names neither codes nor people', async () => {
    const lines = await logLines();
    let previous = '0'.repeat(64);
    for (const [at, line] of lines.entries()) {
      expect(JSON.parse(line)).toMatchObject({ seq: at + 1, previous });
      previous = sha256(line);
    }
    expect(await open('/.well-known/certificate-log.json')).toMatchObject({ lines: lines.length, head: previous });
    expect(lines.join()).not.toMatch(/Olha|[2-9A-HJKMNP-Z]{6}-[2-9A-HJKMNP-Z]{6}/);
  });

  it('is read in parts', async () => {
    const lines = await logLines();
    const after = async (seq: string) =>
      program.app.inject({ method: 'GET', url: `/.well-known/certificate-log.ndjson?after=${seq}` });
    expect((await after('2')).body.trim().split('\n')).toEqual(lines.slice(2));
    expect((await after(String(lines.length))).body).toBe('');
    for (const wrong of ['-1', 'x', '1;drop', '1e3']) expect((await after(wrong)).statusCode).toBe(404);
  });

  it('has the hash of each day published, once', async () => {
    const publish = async () => {
      await endOfDay(program)();
      return (await open('/.well-known/certificate-log.json')).published as {
        day: string;
        seq: number;
        hash: string;
      }[];
    };
    const first = await publish();
    const lines = await logLines();
    const [last] = first;
    expect(last).toMatchObject({ day: program.clock.now().toISOString().slice(0, 10) });
    expect(last?.hash).toBe(sha256(lines[(last?.seq ?? 0) - 1] ?? ''));
    expect(await publish()).toEqual(first);
    await moveClock(program, days(1));
    expect(await publish()).toHaveLength(first.length + 1);
  });
});
