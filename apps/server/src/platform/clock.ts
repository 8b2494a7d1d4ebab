/** The application clock. Domain code receives it as a dependency and never calls `new Date()` for the current time. */
export type Clock = {
  now(): Date;
  /** Moved by hand, as in the sandbox and in tests, so that the database's clock does not know its time. */
  byHand?: true;
};

export const systemClock: Clock = { now: () => new Date() };
