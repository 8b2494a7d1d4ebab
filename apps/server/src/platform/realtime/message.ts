import type { LiveEvent } from '@stagedoor/contract/live/live-event';
import { headerText } from './frames.ts';

/**
 * One MESSAGE for many subscriptions. Only its first two headers differ from one to the other: the frame is put together
 * once for each pair of them, and all who watch a topic under the same subscription id are sent the same bytes.
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

/** How a MESSAGE to one subscription begins. */
export const messageHead = (subscription: string, destination: string): string =>
  `MESSAGE\nsubscription:${headerText(subscription)}\ndestination:${headerText(destination)}\n`;
