const sizes = ['small', 'commit', 'nightly'] as const;
export type FaultSize = (typeof sizes)[number];

/** The size of the fault tests: `FAULT_SIZE=small` for a first look, `nightly` for `npm run test:nightly`. */
export const faultSize: FaultSize = sizes.find((size) => size === process.env.FAULT_SIZE) ?? 'commit';

/** Printed by each run; `SEED=…` replays it. */
export const faultSeed = process.env.SEED ?? String(Date.now() % 1_000_000);
