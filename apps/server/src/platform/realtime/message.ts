import type { LiveEvent } from '@stagedoor/contract/live/live-event';
import { headerText } from './frames.ts';

/**
 * One MESSAGE for many subscriptions. Only the first two headers differ, so the frame is built once per pair of them,
 * and all watchers of a topic with the same subscription id get the same bytes.
 */
export class Message {
  readonly #rest: Buffer;
  readonly #frames = new Map<string, Buffer>();

  constructor(id: string, events: readonly Omit<LiveEvent, 'date'>[]) {
    const body = JSON.stringify(events);
    this.#rest = Buffer.from(
      `message-id:${headerText(id)}\ncontent-type:application/json\ncontent-length:${Buffer.byteLength(body)}\n\n${body}\0`,
    );
  }

  frameFor(head: string): Buffer {
    const known = this.#frames.get(head);
    if (known) return known;
    const frame = Buffer.concat([Buffer.from(head), this.#rest]);
    this.#frames.set(head, frame);
    return frame;
  }
}

/** The start of a MESSAGE frame for one subscription. */
export const messageHead = (subscription: string, destination: string): string =>
  `MESSAGE\nsubscription:${headerText(subscription)}\ndestination:${headerText(destination)}\n`;
