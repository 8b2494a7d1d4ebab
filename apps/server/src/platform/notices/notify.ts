import type { Language } from '@stagedoor/contract/limits';
import type { Tx } from '../database/database.ts';
import type { GivenLetter, Kind, Subject } from './kind.ts';

/** A notification to send, besides what its kind needs. */
export type Notice = {
  idUser: number;
  /** Identifies the domain event: a user is notified of each event once. */
  eventKey: string;
  /** Events with the same key become one item, where the kind merges. */
  groupKey?: string;
  /** How many events it stands for, where the kind merges: one, unless given. */
  count?: number;
  subject?: Subject;
  /** The user who caused it. */
  idPartner?: number;
  /** The owner of the page or product it is about. */
  idOwner?: number;
  /** Cents. */
  amount?: number;
  /** Values for the sentence's gaps. */
  params?: Readonly<Record<string, string>>;
  /** Shown beside the sentence by clients. */
  shown?: { idProduct?: number; productType?: string; text?: string };
  letter?: GivenLetter;
  /** Sent in quiet hours too. */
  urgent?: boolean;
};

/** The same notification for many users, with parameters per language. */
export type Broadcast = Omit<Notice, 'idUser' | 'params' | 'letter' | 'urgent'> & {
  params: Readonly<Record<Language, Readonly<Record<string, string>>>>;
};

/** Notifies a user of a domain event on every channel they enabled. Idempotent by `eventKey`. */
export type Notify = <Needed extends object>(tx: Tx, kind: Kind<Needed>, notice: Notice & Needed) => Promise<void>;

/** The same for many users, with as many statements as for one. */
export type NotifyAll = <Needed extends object>(
  tx: Tx,
  kind: Kind<Needed>,
  broadcast: Broadcast & Omit<Needed, 'params'>,
  idUsers: readonly number[],
) => Promise<void>;
