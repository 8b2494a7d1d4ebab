import type { Clock } from '../clock.ts';
import type { EventType, StripeObject } from './objects.ts';
import type { Store } from './store.ts';

/** Shared by all resources. */
export type Context = {
  clock: Clock;
  store: Store;
  /** Where browsers reach the hosted pages. */
  publicUrl: string;
  emit(type: EventType, object: StripeObject): void;
};

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

export const nowOf = (context: Pick<Context, 'clock'>): number => seconds(context.clock.now());
