import { topicClosed } from '@stagedoor/contract/live/live-topic';
import { Message, messageHead } from './message.ts';
import type { TopicReceiver } from './watching.ts';

/** The socket under a session. */
export type Wire = { send(data: string | Buffer): void; close(reason: string): void };

type Session = { wire: Wire; cutOff(reason: string): void; forget(id: string): void };

/** One subscription of a socket: prepends its own headers to the messages of a queue or topic. */
export class Subscription implements TopicReceiver {
  readonly id: string;
  readonly #head: string;
  readonly #session: Session;
  #leave: (() => void) | undefined;
  #isOver = false;

  constructor(session: Session, id: string, destination: string) {
    this.#session = session;
    this.id = id;
    this.#head = messageHead(id, destination);
  }

  /** Sets what leaving does; runs it at once if it was already left. */
  opened(leave: () => void) {
    if (this.#isOver) return leave();
    this.#leave = leave;
  }

  receive(message: Message) {
    if (!this.#isOver) this.#session.wire.send(message.frameFor(this.#head));
  }

  cutOff(reason: string) {
    this.#session.cutOff(reason);
  }

  /** Ends the subscription with a last event: STOMP has no frame for that, and an ERROR would end the whole session. */
  close() {
    if (this.#isOver) return;
    this.receive(new Message(`closed-${this.id}`, [{ eventType: topicClosed.type }]));
    this.#session.forget(this.id);
    this.leave();
  }

  leave() {
    this.#isOver = true;
    this.#leave?.();
    this.#leave = undefined;
  }
}
