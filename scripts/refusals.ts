import { dirname } from 'node:path';
import { endpoints } from '@stagedoor/contract/endpoints/index';
import { findUnlisted } from './refusals/find-unlisted.ts';

const violations = findUnlisted(dirname(import.meta.dirname), endpoints);
for (const violation of violations) console.error(violation);
process.exitCode = violations.length > 0 ? 1 : 0;
