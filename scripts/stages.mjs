import { seconds } from './steps.mjs';

/**
 * Runs stages one after another, a line and its time for each, and shows what a failed one said. A stage that holds many
 * tests gives their numbers, and names those that it had to try twice; any other counts as one.
 */
export async function runStages(stages) {
  const total = { passed: 0, failed: 0 };
  for (const { title, run } of stages) {
    const start = performance.now();
    process.stdout.write(`${title} …`);
    const { ok, output, passed = ok ? 1 : 0, failed = ok ? 0 : 1, unsteady = [] } = await run();
    const tests = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : '';
    process.stdout.write(` ${ok ? 'passed' : 'FAILED'} in ${seconds(start)}${tests}\n`);
    for (const name of unsteady) process.stdout.write(`  only at the second try: ${name}\n`);
    if (!ok) process.stdout.write(`\n${output}\n\n`);
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}
