import { expect, it } from 'vitest';
import { createFlow } from './flow.ts';

const look = (judge: ReturnType<typeof createFlow>, second: number, arrived: number, isConnected = true) =>
  judge({ isConnected, arrived, now: second * 1_000 });

it('reports at once when something arrives, then every five seconds while it goes on', () => {
  const judge = createFlow();
  const due = Array.from({ length: 13 }, (_, second) => look(judge, second, second * 50).isDue);
  expect(due.flatMap((is, second) => (is ? [second] : []))).toEqual([1, 6, 11]);
});

it('reports nothing while nothing arrives, or without a connection', () => {
  const judge = createFlow();
  expect(look(judge, 1, 0).isDue).toBe(false);
  expect(look(judge, 2, 80, false)).toEqual({ isFlowing: false, isDue: false });
  expect(look(judge, 3, 80).isFlowing).toBe(false);
  expect(look(judge, 4, 81).isDue).toBe(true);
});

it('goes on after a new connection, which counts from zero', () => {
  const judge = createFlow();
  look(judge, 1, 5_000);
  expect(look(judge, 7, 0).isDue).toBe(false);
  expect(look(judge, 8, 40).isDue).toBe(true);
});
