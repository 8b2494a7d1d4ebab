import { checks } from './checks.mjs';
import { ensureInstalled } from './install.mjs';
import { runStages } from './stages.mjs';
import { explain } from './steps.mjs';

try {
  await ensureInstalled();
  const { failed } = await runStages(checks, { atOnce: 2 });
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  explain(error);
}
