import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Packages are imported as Node imports them, or a test would pass where the program fails.
const shared = { testTimeout: 30_000, hookTimeout: 60_000, deps: { interopDefault: false } };

export default defineConfig({
  test: {
    // By default one processor is left to the machine: on two, that is half of it.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...shared,
          name: 'units',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/web/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tests/support/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/build/**'],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          // Tests share no state but modules, and loading the program anew for each file takes a fifth of the time.
          isolate: false,
          include: ['apps/server/src/**/*.test.ts', 'tests/{authorisation,faults,made-up-module}/**/*.test.ts'],
          globalSetup: 'tests/support/start-test-cluster.ts',
        },
      },
    ],
  },
});
