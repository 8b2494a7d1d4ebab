import type { NotificationType } from '@stagedoor/contract/notification-types';

/** What somebody is to learn. */
export type Notice = {
  type: NotificationType;
  idUser: number;
  /** Names the fact: of one fact a person is notified once. */
  factKey: string;
  /** Facts with the same key within a day are one notification that counts the people. */
  groupKey?: string;
  /** Who did it. */
  idPartner?: number;
  /** Whose page or product it is about. */
  idSubject?: number;
  idPost?: number;
  idProduct?: number;
  idOrder?: number;
  productName?: string;
  productType?: string;
  /** Cents. */
  amount?: number;
  text?: string;
};
