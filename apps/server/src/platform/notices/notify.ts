import type { Language } from '@stagedoor/contract/limits';
import type { Tx } from '../database/database.ts';
import type { GivenLetter, Kind, Subject } from './kind.ts';

/** What somebody is to learn, besides what its kind needs. */
export type Notice = {
  idUser: number;
  /** Names the fact: of one fact a person is notified once. */
  factKey: string;
  /** Facts with the same key are one item, where the kind merges them. */
  groupKey?: string;
  subject?: Subject;
  /** Who did it. */
  idPartner?: number;
  /** Whose page or product it is about. */
  idOwner?: number;
  /** Cents. */
  amount?: number;
  /** What fills the sentence's gaps. */
  params?: Readonly<Record<string, string>>;
  /** What the wire shows beside the sentence. */
  shown?: { idProduct?: number; productType?: string; text?: string };
  letter?: GivenLetter;
};

/** The same news for many; what they read in it depends on their language. */
export type Broadcast = Omit<Notice, 'idUser' | 'params' | 'letter'> & {
  params: Readonly<Record<Language, Readonly<Record<string, string>>>>;
};

/** Notifies a person of a fact, by every channel they want, once; said again it changes nothing. */
export type Notify = <Needed extends object>(tx: Tx, kind: Kind<Needed>, notice: Notice & Needed) => Promise<void>;

/** The same for many at once: however many they are, the statements are as many as for one. */
export type NotifyAll = (
  tx: Tx,
  kind: Kind<{ params: Readonly<Record<string, string>>; idPartner: number }>,
  broadcast: Broadcast,
  idUsers: readonly number[],
) => Promise<void>;
