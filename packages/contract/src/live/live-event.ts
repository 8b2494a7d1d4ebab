import { z } from 'zod';
import { moment } from '../schemas/primitives.ts';

/**
 * A kind of live event, declared by a module. `payload` is what clients get; `stored` is what the server stores until
 * then: mostly ids, looked up on delivery. `again` is the payload that means "reload everything", for a client that was
 * offline for longer than events are kept.
 */
export type LiveEventKind<
  Type extends string = string,
  Payload extends z.ZodObject = z.ZodObject,
  Stored extends z.ZodObject = z.ZodObject,
> = { type: Type; payload: Payload; stored: Stored; again: z.input<Payload> | undefined };

type Options<Payload extends z.ZodObject, Stored extends z.ZodObject> = {
  payload: Payload;
  stored?: Stored;
  again?: z.input<Payload>;
};

export const liveEvent = <const Type extends string, Payload extends z.ZodObject, Stored extends z.ZodObject = Payload>(
  type: Type,
  { payload, stored, again }: Options<Payload, Stored>,
): LiveEventKind<Type, Payload, Stored> => ({
  type,
  payload,
  stored: stored ?? (payload as unknown as Stored),
  again,
});

/** `date` is the position of an event in its queue or topic: strictly increasing, and unique. */
export type LiveEvent = { eventType: string; date: string };
export type LiveEventOf<Kind extends LiveEventKind> = Kind extends LiveEventKind
  ? { eventType: Kind['type']; date: string } & z.output<Kind['payload']>
  : never;

/** What a client sends to `/sync`: the date of the last event it received, or of the CONNECTED frame. */
export const syncBody = z.object({ lastReceivedDate: moment.nullable() });

/** Parses an event by its kind and drops unknown properties; null when it does not match. */
export const readLiveEvent = <Kind extends LiveEventKind>(kind: Kind, event: LiveEvent): LiveEventOf<Kind> | null => {
  const { success, data } = kind.payload.safeParse(event);
  return success ? ({ eventType: kind.type, date: event.date, ...data } as LiveEventOf<Kind>) : null;
};
