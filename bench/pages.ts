import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { launch, stop } from './launch.ts';

// Measures the pages that visitors from a link open first, as HTML, beside bare Fastify with the same bytes.
const goals = { perSecond: 1_000, p99Ms: 100 };
const connections = 50;
const rounds = Number(process.env.ROUNDS ?? 3);
const seconds = Number(process.env.SECONDS_EACH ?? 5);

const pages = { home: '/', explore: '/explore', profile: '/1001', product: '/product?id=101&user=1001' };
// As browsers request them, and as clients without compression do.
const encodings = ['br', 'identity'] as const;

const measure = async (url: string, encoding: string) => {
  const headers = { 'accept-encoding': encoding };
  const result = await autocannon({ url, connections, duration: seconds, headers });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
};

const serveBare = async (url: string, encoding: string): Promise<{ child: ChildProcess; url: string }> => {
  const child = fork(new URL('./pages/bare.ts', import.meta.url), [url, encoding]);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { child, url: `http://127.0.0.1:${port}/` };
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const folder = await mkdtemp(join(tmpdir(), 'stagedoor-bench-'));
const product = await launch(folder);
let missed = 0;
for (const [name, path] of Object.entries(pages)) {
  for (const encoding of encodings) {
    const url = product.url + path;
    const bare = await serveBare(url, encoding);
    const pairs = [];
    for (let round = 0; round < rounds; round++) {
      pairs.push({ ours: await measure(url, encoding), bare: await measure(bare.url, encoding) });
    }
    bare.child.disconnect();
    await once(bare.child, 'exit');
    const ours = {
      perSecond: median(pairs.map((pair) => pair.ours.perSecond)),
      p99: median(pairs.map((pair) => pair.ours.p99)),
    };
    const ratio = median(pairs.map((pair) => pair.ours.perSecond / pair.bare.perSecond));
    const isMissed = ours.perSecond < goals.perSecond || ours.p99 >= goals.p99Ms;
    if (isMissed) missed++;
    console.log(
      `${name.padEnd(8)} ${encoding.padEnd(8)} ${ours.perSecond.toFixed(0).padStart(6)}/s  p99 ${ours.p99} ms` +
        `   bare Fastify ${median(pairs.map((pair) => pair.bare.perSecond))
          .toFixed(0)
          .padStart(6)}/s   ratio ${ratio.toFixed(2)}${isMissed ? '  MISSED' : ''}`,
    );
  }
}
await stop(product.launcher);
await rm(folder, { recursive: true, force: true });
process.exitCode = missed > 0 ? 1 : 0;
