/** The application clock. Domain code receives it as a dependency and never calls `new Date()` for the current time. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
