import { dirname } from 'node:path';
import { findViolations } from './boundaries/find-violations.ts';

const violations = await findViolations(dirname(import.meta.dirname));
for (const violation of violations) console.error(violation);
process.exitCode = violations.length > 0 ? 1 : 0;
