import type { Sent } from './bodies.ts';
import type { Operation } from './operations.ts';

export const actorNames = ['visitor', 'fan', 'talent', 'staff'] as const;
export type ActorName = (typeof actorNames)[number];

export type Shot = {
  operation: Operation;
  actor: ActorName;
  method: string;
  target: string;
  sent: Sent | undefined;
  key: string;
  /** Neither its own method nor its own path: the operation's contract does not apply. */
  isAstray: boolean;
};
