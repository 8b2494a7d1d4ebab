import { setTimeout as pause } from 'node:timers/promises';

// serialization_failure, deadlock_detected, lock_not_available, and a prepared statement that a migration made stale:
// the whole transaction can be retried.
const passing = new Set(['40001', '40P01', '55P03', '0A000']);
const attempts = 5;

export const retrying = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !passing.has(sqlState(error))) throw error;
      await pause(2 ** attempt * 5 * (0.5 + Math.random()));
    }
  }
};

export const sqlState = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
