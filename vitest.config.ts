import { defineConfig } from 'vitest/config';

const patience = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patience,
          name: 'units',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/build/**'],
        },
      },
      {
        test: {
          ...patience,
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'tests/faults/**/*.test.ts'],
          globalSetup: 'tests/support/start-test-cluster.ts',
        },
      },
    ],
  },
});
