import { seconds } from './steps.mjs';

/**
 * Runs stages, up to `atOnce` at a time, prints a line with the time for each, and the output of a failed or flaky one. A stage
 * with many tests reports their counts; any other counts as one.
 */
export async function runStages(stages, { atOnce = 1 } = {}) {
  const total = { passed: 0, failed: 0 };
  const waiting = stages.values();
  const lane = async () => {
    for (const { title, run } of waiting) {
      const start = performance.now();
      if (atOnce === 1) process.stdout.write(`${title} …`);
      const { ok, output, passed = ok ? 1 : 0, failed = ok ? 0 : 1, retried = 0 } = await run();
      if (atOnce > 1) process.stdout.write(`${title} …`);
      const tests = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : '';
      const again = retried > 0 ? `, ${retried} only at the second try` : '';
      process.stdout.write(` ${ok ? 'passed' : 'FAILED'} in ${seconds(start)}${tests}${again}\n`);
      if (!ok || retried > 0) process.stdout.write(`\n${output}\n\n`);
      total.passed += passed;
      total.failed += failed;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return total;
}
