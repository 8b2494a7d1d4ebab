import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node, program } from './paths.mjs';
import { attempt } from './steps.mjs';

export const runTests = () =>
  withReport(async (file) => {
    const args = [program('vitest'), 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
    return attempt(node, args);
  }, countTests);

export const runJourneys = () =>
  withReport(async (file) => {
    const args = [program('playwright'), 'test', '--config=tests/journeys', '--reporter=dot,json', '--retries=1'];
    return attempt(node, args, { env: { ...process.env, JOURNEYS: 'all', PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
  }, countJourneys);

/**
 * Runs a suite that writes its results to a file. A failure outside any test, such as a broken setup, counts as one.
 */
async function withReport(run, count) {
  const folder = await mkdtemp(join(tmpdir(), 'stagedoor-report-'));
  try {
    const file = join(folder, 'report.json');
    const { ok, output } = await run(file);
    const report = await readFile(file, 'utf8').then(JSON.parse, () => undefined);
    const { passed, failed, retried = 0 } = report ? count(report) : { passed: 0, failed: 0 };
    return { ok: ok && failed === 0, output, passed, retried, failed: ok || failed > 0 ? failed : 1 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function countTests({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

const countJourneys = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  retried: stats.flaky,
  failed: stats.unexpected + errors.length,
});
