// Checks certificates of a Stagedoor site, and its whole log, without us: node verify-certificates.mjs https://… CODE …
import { createHash, verify } from 'node:crypto';

const [site, ...codes] = process.argv.slice(2);
const get = async (path) => (await fetch(site + path)).text();
const sha256 = (text) => createHash('sha256').update(text).digest('hex');
const published = JSON.parse(await get('/.well-known/certificate-log.json'));
const { keys } = JSON.parse(await get('/.well-known/stagedoor-keys.json'));
const hashes = ['0'.repeat(64)];
const last = new Map();
while (hashes.length <= published.lines) {
  const lines = (await get(`/.well-known/certificate-log.ndjson?after=${hashes.length - 1}`)).trim().split('\n');
  for (const line of lines) {
    const { seq, kind, statement, previous } = JSON.parse(line);
    if (seq !== hashes.length || previous !== hashes.at(-1)) throw new Error(`line ${hashes.length} was changed`);
    hashes.push(sha256(line));
    last.set(statement, kind);
  }
}
const wrong = [{ seq: published.lines, hash: published.head }, ...published.published].find(
  ({ seq, hash }) => seq > 0 && hashes[seq] !== hash,
);
if (wrong) throw new Error(`the log is not the one that was published with ${wrong.seq} lines`);
for (const code of codes) {
  const { statement, signature, key, state } = JSON.parse(await get(`/certificates/${code}.json`));
  const { publicKey } = keys.find(({ id }) => id === key);
  const isSigned = verify(null, Buffer.from(statement), publicKey, Buffer.from(signature, 'base64'));
  const logged = { valid: ['issued', 'changed'] }[state] ?? [state];
  const holds = isSigned && JSON.parse(statement).code === code && logged.includes(last.get(sha256(statement)));
  console.log(`${code} ${holds ? state : 'FALSE'}`);
  if (!holds) process.exitCode = 1;
}
