import type { Language } from '@stagedoor/contract/limits';
import { cents, format } from '@stagedoor/contract/money';
import { groupTexts } from '@stagedoor/messages/notices/groups';
import { walletNotices as texts } from '@stagedoor/messages/notices/wallet';
import { walletRows } from '@stagedoor/messages/notices/wallet-rows';
import type { Tx } from '../../platform/database/database.ts';
import type { MailRow } from '../../platform/mail/letter.ts';
import { type KindGroup, kind, kindWithGivenLetter, type Reader } from '../../platform/notices/kind.ts';
import { findWithdrawal, type WithdrawalRow } from './withdrawals/withdrawals.repo.ts';

export const moneyGroup: KindGroup = { name: 'money', texts: groupTexts.money };

const ofWallet = {
  group: moneyGroup,
  channels: { inApp: 'on', push: 'on', email: 'always' },
  keepsQuietHours: true,
  mayWaitForDigest: false,
  link: () => '/wallet',
} as const;

/** The mail rows of a withdrawal: amount and destination. */
export const withdrawalRows = (
  { amount, masked }: Pick<WithdrawalRow, 'amount' | 'masked'>,
  language: Language,
): MailRow[] => [
  { label: walletRows[language].amount, value: format(cents(amount), { currency: 'USD', rate: 1, language }) },
  { label: walletRows[language].destination, value: masked },
];

const ofWithdrawal = async (tx: Tx, { subject, language }: Reader) => {
  const row = await findWithdrawal(tx, subject?.id ?? 0);
  return { gaps: { reason: row.reason ?? '' }, rows: withdrawalRows(row, language) };
};

export const walletKinds = {
  depositReceived: kind({ type: 'DEPOSIT_RECEIVED', ...ofWallet, texts: texts.DEPOSIT_RECEIVED }),
  /** Its mail link can cancel the withdrawal. */
  requested: kindWithGivenLetter({
    ...ofWallet,
    type: 'WITHDRAW_REQUESTED',
    channels: { email: 'always' },
    keepsQuietHours: false,
    texts: texts.WITHDRAW_REQUESTED,
  }),
  approved: kind({ type: 'WITHDRAW_APPROVED', ...ofWallet, texts: texts.WITHDRAW_APPROVED, letter: ofWithdrawal }),
  rejected: kind({ type: 'WITHDRAW_REJECTED', ...ofWallet, texts: texts.WITHDRAW_REJECTED, letter: ofWithdrawal }),
  returned: kind({ type: 'WITHDRAW_RETURNED', ...ofWallet, texts: texts.WITHDRAW_RETURNED, letter: ofWithdrawal }),
};
