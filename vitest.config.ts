import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Imports packages like Node does: otherwise a test could pass where the server fails.
// Polls often, and for long: on a busy machine the expected state may take seconds.
const shared = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { interval: 20, timeout: 15_000 } },
  deps: { interopDefault: false },
  // Tests share no state but modules, and a process for each file would take longer than what it tests.
  isolate: false,
};

/** Fault tests take minutes each: started last, one would run alone at the end while the other cores are idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) => /\/tests\/(faults|authorisation)\//.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    // By default Vitest leaves one core free: of two cores that is half.
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
          include: ['apps/server/src/**/*.test.ts', 'tests/{authorisation,faults,made-up-module}/**/*.test.ts'],
          globalSetup: 'tests/support/start-test-cluster.ts',
        },
      },
    ],
  },
});
