/** Time as the product sees it. Domain code is given one and never asks the machine. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
