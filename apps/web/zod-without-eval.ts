import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const configured = fileURLToPath(new URL('./app/shared/forms/schemas-without-eval.ts', import.meta.url));

/** In the browser every schema is made by a configured Zod, in whatever order the chunks are loaded. */
export const zodWithoutEval = (): Plugin => ({
  name: 'zod without eval',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id, importer) => (id === 'zod' && importer !== configured ? configured : null),
});
