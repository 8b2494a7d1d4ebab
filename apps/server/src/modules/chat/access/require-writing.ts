import { fail } from '@stagedoor/contract/errors';
import type { ChatClosedWhy } from '@stagedoor/contract/schemas/chat';
import type { WritingNow } from './writing.ts';

const notNow = (): never => fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });

const refusals: Record<ChatClosedWhy, () => never> = {
  BETWEEN: notNow,
  NO_OFFER: () => fail('noActiveProduct'),
  MESSAGES_OFF: () => fail('messagesDisabled'),
  BLOCKED: () => fail('userBlockedYou'),
  BLOCKED_BY_STAFF: () => fail('partnerBlockedByAdmin'),
  ACCOUNT_BLOCKED: () => fail('blockedByAdmin'),
  LEFT: () => fail('incompleteRequest', { reason: { kind: 'personLeft' } }),
  LOG_IN: () => fail('anonymousCannotWrite'),
  GROUP_CLOSED: notNow,
};

/** Refuses what cannot be written without paying now, with the reason. */
export const requireFreeWriting = ({ writing, files }: WritingNow, attachments: readonly unknown[]): void => {
  if (writing.kind === 'CLOSED') refusals[writing.why]();
  if (writing.kind !== 'FREE') notNow();
  if (attachments.length > 0 && !files) fail('fileSendingDisabled');
};
