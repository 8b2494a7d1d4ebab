import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Packages are imported as Node imports them, or a test would pass where the program fails.
// What is waited for comes in a moment; on a busy machine the moment may be long.
const shared = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { interval: 20, timeout: 15_000 } },
  deps: { interopDefault: false },
};

/** Tests of faults take minutes each: begun last, one of them would run alone at the end while the other processors wait. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) => /\/tests\/(faults|authorisation)\//.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    // By default one processor is left to the machine: on two, that is half of it.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
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
