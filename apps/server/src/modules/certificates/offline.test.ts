import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { aFanAtWork, aPaidOrder } from '../../../../../tests/support/orders.ts';
import { aSite } from '../../../../../tests/support/stand-in-site.ts';
import { endOfDay } from './certificates.jobs.ts';
import { createCertificates } from './certificates.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('../../../../../scripts/verify-certificates.mjs', import.meta.url));
const many = 1000;

const { program, fan } = await aFanAtWork({ deposited: 3000 });
const { database, url } = program;

/** One order whose work is made anew again and again: the last certificate holds, the others lead on. */
const issueMany = async (): Promise<string[]> => {
  const { idOrder, idTalent } = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  const certificates = createCertificates(program);
  for (let at = 0; at < many; at++) {
    await database.inTransaction((tx) =>
      certificates.issue(tx, {
        idOrder,
        idTalent,
        idHolder: fan.idUser,
        kind: 'autograph',
        product: `Autograph № ${at} «з іменем»`,
        recipient: `Name ${at}`,
        naming: 'full',
        files: [{ sha256: at.toString(16).padStart(64, '0'), bytes: at + 1, likeness: null }],
      }),
    );
  }
  await program.settle();
  const { rows } = await database.pool.query('select code from certificate order by id');
  return rows.map(({ code }) => code);
};

const codes = await issueMany();
await endOfDay(program)();
const { rows: latest } = await database.pool.query('select line from certificate_log order by seq desc limit 1');
const previousOf: string = JSON.parse(latest[0].line).previous;

const verify = (some: readonly string[] = codes, site = url) =>
  run(process.execPath, [script, site, ...some]).then(
    ({ stdout }) => stdout.trim().split('\n'),
    (failed: { stdout: string; stderr: string }) => `${failed.stdout}${failed.stderr}`,
  );

type Change = (path: string, text: string) => string;

/** A site that passes on everything but what it was changed to say. */
const aForger = async (change: Change): Promise<string> => {
  const site = await aSite(async ({ url: path = '' }, response) => {
    response.end(change(path, await (await fetch(`${url}${path}`)).text()));
  });
  return site.url;
};

it('verifies a thousand certificates and the log with a script that needs nothing but Node', async () => {
  const lines = await verify();
  expect(lines).toEqual(codes.map((code, at) => `${code} ${at === codes.length - 1 ? 'valid' : 'superseded'}`));
});

it('is verified by openssl as the page says', async () => {
  const folder = program.directory;
  const { keys } = (await (await fetch(`${url}/.well-known/stagedoor-keys.json`)).json()) as {
    keys: { publicKey: string }[];
  };
  await writeFile(join(folder, 'key.pem'), keys[0]?.publicKey ?? '');
  const check = async (code: string, change = (statement: string) => statement) => {
    const document = (await (await fetch(`${url}/certificates/${code}.json`)).json()) as Record<string, string>;
    await writeFile(join(folder, 'statement.json'), change(document.statement ?? ''));
    await writeFile(join(folder, 'signature'), Buffer.from(document.signature ?? '', 'base64'));
    const files = ['-inkey', 'key.pem', '-rawin', '-in', 'statement.json', '-sigfile', 'signature'];
    return run('openssl', ['pkeyutl', '-verify', '-pubin', ...files], { cwd: folder }).then(
      ({ stdout }) => stdout.trim(),
      ({ stdout }: { stdout: string }) => stdout.trim(),
    );
  };
  for (const code of codes.slice(0, 50)) expect(await check(code)).toBe('Signature Verified Successfully');
  const forged = await check(codes[0] ?? '', (statement) => statement.replace('Name 0', 'Name 1'));
  expect(forged).toBe('Signature Verification Failure');
});

const [first = ''] = codes;
const inCertificate =
  (from: string | RegExp, to: string): Change =>
  (path, text) =>
    path.startsWith('/certificates/') ? text.replace(from, to) : text;

it.each([
  ['the product', inCertificate('Autograph № 0', 'Autograph № 1')],
  ['the kind', inCertificate('autograph', 'auctionItem')],
  ['the name of the talent', inCertificate(/("name\\":\\")/, '$1Dr ')],
  ['when the talent was verified', inCertificate('verifiedAt\\":null', 'verifiedAt\\":1')],
  ['whom it was made for', inCertificate('Name 0', 'Name 1')],
  ['a file', inCertificate('0000', '0001')],
  ['the size of a file', inCertificate('bytes\\":1', 'bytes\\":2')],
  ['the time', inCertificate('2026', '2025')],
  ['the revision', inCertificate('revision\\":0', 'revision\\":1')],
  ['what it replaces', inCertificate('replaces\\":null', 'replaces\\":1')],
  ['the signature', inCertificate(/"signature":"..../, '"signature":"AAAA')],
  ['the state', inCertificate('superseded', 'valid')],
])('finds out when %s is not what was signed', async (_what, change) => {
  const before = await (await fetch(`${url}/certificates/${first}.json`)).text();
  expect(change('/certificates/', before)).not.toBe(before);
  expect(await verify([first], await aForger(change))).toContain(`${first} FALSE`);
});

it('finds out when a certificate is shown under another code', async () => {
  const [, second = ''] = codes;
  const other = await (await fetch(`${url}/certificates/${second}.json`)).text();
  const forger = await aForger((path, text) => (path.includes(first) ? other : text));
  expect(await verify([first], forger)).toContain(`${first} FALSE`);
});

const inLog =
  (change: (lines: string[]) => string[]): Change =>
  (path, text) =>
    path.includes('.ndjson') ? `${change(text.trim().split('\n')).join('\n')}\n` : text;

it.each([
  ['is changed', inLog((lines) => lines.with(7, ` ${lines[7]}`))],
  ['is missing', inLog((lines) => lines.toSpliced(7, 1))],
  ['is changed at the end', inLog((lines) => lines.with(-1, ` ${lines.at(-1)}`))],
  ['is there twice', inLog((lines) => lines.toSpliced(7, 0, lines[7] ?? ''))],
])('finds out when a line of the log %s', async (_what, change) => {
  expect(await verify([first], await aForger(change))).toMatch(/was changed|is not the one that was published/);
});

it('finds out when the end of the log was cut off since it was published', async () => {
  const forger = await aForger((path, text) => {
    if (!path.includes('certificate-log')) return text;
    if (path.includes('.ndjson')) return inLog((lines) => lines.slice(0, -1))(path, text);
    const head = JSON.parse(text);
    return JSON.stringify({ ...head, lines: head.lines - 1, head: previousOf });
  });
  expect(await verify([first], forger)).toMatch(/is not the one that was published/);
});
