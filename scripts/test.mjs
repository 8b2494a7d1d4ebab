import { ensureBuilt } from './build.mjs';
import { checks } from './checks.mjs';
import { ensureInstalled } from './install.mjs';
import { runStages } from './stages.mjs';
import { explain } from './steps.mjs';
import { runJourneys, runTests } from './suites.mjs';

let built = false;

async function build() {
  try {
    await ensureBuilt({ withSandbox: true, announce: (_title, work) => work() });
    built = true;
    return { ok: true, output: '' };
  } catch (error) {
    return { ok: false, output: error.message };
  }
}

async function journeys() {
  return built ? runJourneys() : { ok: false, output: 'Not run: the web did not build.' };
}

try {
  await ensureInstalled();
  // Checks leave a processor idle half of the time; the suites need both.
  const checked = await runStages([...checks, { title: 'Build of the web', run: build }], { atOnce: 2 });
  const tested = await runStages([
    { title: 'Tests of units and on the database', run: runTests },
    { title: 'Journeys in the browser', run: journeys },
  ]);
  const failed = checked.failed + tested.failed;
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`${checked.passed + tested.passed} passed, ${failed} failed`);
} catch (error) {
  explain(error);
  console.log('0 passed, 1 failed');
}
