import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';

// The product beside its limit in one run: the machine's mood changes both, the ratio stays.
const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = Number(process.env.SECONDS_EACH ?? 3);
const goal = 0.7;

const serve = async (name: string): Promise<{ child: ChildProcess; url: string }> => {
  const child = fork(new URL('./http/serve.ts', import.meta.url), [name]);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { child, url: `http://127.0.0.1:${port}/api/hello/Olha` };
};

const measure = async (url: string) => {
  const result = await autocannon({ url, connections: 32, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const [ours, bare] = [await serve('bind'), await serve('bare')];
await Promise.all([measure(ours.url), measure(bare.url)]);
const pairs = [];
for (let round = 0; round < rounds; round++) {
  pairs.push({ bare: await measure(bare.url), ours: await measure(ours.url) });
}
const ratio = median(pairs.map((pair) => pair.ours.perSecond / pair.bare.perSecond));
console.log(
  `bind ${median(pairs.map((pair) => pair.ours.perSecond)).toFixed(0)}/s  p99 ${median(pairs.map((pair) => pair.ours.p99))} ms` +
    `   bare Fastify ${median(pairs.map((pair) => pair.bare.perSecond)).toFixed(0)}/s` +
    `   ratio ${ratio.toFixed(2)} (goal ${goal})${ratio < goal ? '  MISSED' : ''}`,
);
for (const { child } of [ours, bare]) {
  child.disconnect();
  await once(child, 'exit');
}
process.exitCode = ratio < goal ? 1 : 0;
