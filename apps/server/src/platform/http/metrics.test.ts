import { Gauge } from 'prom-client';
import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

it('measures the process once for all programs in it, and each program by itself', () => {
  const [one, other] = [createMetrics(), createMetrics()];
  new Gauge({ name: 'guests', help: 'Guests', registers: [one] });
  expect(one.getSingleMetric('nodejs_gc_duration_seconds')).toBeDefined();
  expect(other.getSingleMetric('nodejs_gc_duration_seconds')).toBe(one.getSingleMetric('nodejs_gc_duration_seconds'));
  expect(other.getSingleMetric('guests')).toBeUndefined();
});
