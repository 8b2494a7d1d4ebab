import { accountsNotices as texts } from '@stagedoor/messages/notices/accounts';
import { groupTexts } from '@stagedoor/messages/notices/groups';
import { type KindGroup, kindWithGivenLetter } from '../../platform/notices/kind.ts';

export const accountGroup: KindGroup = { name: 'account', texts: groupTexts.account };

/** Mails about the account itself: they cannot be switched off and do not wait for quiet hours or the digest. */
export const accountMail = {
  group: accountGroup,
  channels: { email: 'always' },
  keepsQuietHours: false,
  mayWaitForDigest: false,
  link: () => '/settings',
} as const;

export const accountKinds = {
  passwordChanged: kindWithGivenLetter({ type: 'PASSWORD_CHANGED', ...accountMail, texts: texts.PASSWORD_CHANGED }),
  /** Goes to the old address, whose owner can revert the change. */
  emailChanged: kindWithGivenLetter({ type: 'EMAIL_CHANGED', ...accountMail, texts: texts.EMAIL_CHANGED }),
  emailReverted: kindWithGivenLetter({ type: 'EMAIL_REVERTED', ...accountMail, texts: texts.EMAIL_REVERTED }),
  socialLinked: kindWithGivenLetter({ type: 'SOCIAL_LINKED', ...accountMail, texts: texts.SOCIAL_LINKED }),
  socialUnlinked: kindWithGivenLetter({ type: 'SOCIAL_UNLINKED', ...accountMail, texts: texts.SOCIAL_UNLINKED }),
  socialReverted: kindWithGivenLetter({ type: 'SOCIAL_REVERTED', ...accountMail, texts: texts.SOCIAL_REVERTED }),
  accountExpiring: kindWithGivenLetter({ type: 'ACCOUNT_EXPIRING', ...accountMail, texts: texts.ACCOUNT_EXPIRING }),
};
