import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { explain } from './steps.mjs';

try {
  await ensureInstalled();
  await ensureBuilt({ withSandbox: false });
} catch (error) {
  explain(error);
}
