import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { autoDeleteMonths } from '@stagedoor/contract/schemas/user';
import { maskPhone } from '../../platform/mask.ts';
import { mediaLink } from '../media/index.ts';
import type { UserRow } from './users.repo.ts';

export const selfUserDto = (
  user: UserRow,
  talent: Pick<SelfUser, 'mainGroup' | 'awayFrom' | 'awayUntil'>,
  screens: SelfUser['screens'],
): SelfUser => ({
  idUser: user.id,
  name: user.name,
  nickname: user.nickname,
  about: user.about,
  languages: user.languages,
  email: user.email,
  pendingEmail: user.pending_email,
  corporateEmail: user.corporate_email,
  pendingCorporateEmail: user.pending_corporate_email,
  phone: user.phone && maskPhone(user.phone),
  hasPassword: user.has_password,
  hasPin: user.has_pin,
  socialAccounts: user.social_accounts,
  role: user.role,
  status: user.status,
  blocked: blockDto(user, 'admin'),
  selfBlocked: blockDto(user, 'self'),
  currency: user.currency,
  language: user.language,
  imageLink: mediaLink(user.id_image),
  ...talent,
  hasProfile: user.role === 'EXPERT' || user.role === 'AGENT',
  hasDonation: false,
  screens,
  settings: { showWallet: user.show_wallet, calls: user.calls, messages: user.messages, files: user.files },
  autoDeleteMonths: autoDeleteMonths.nullable().parse(user.auto_delete_months),
});

const blockDto = ({ blocks }: UserRow, by: 'admin' | 'self') => {
  const block = blocks.find(({ blocker }) => blocker === by);
  return block ? { until: block.until && new Date(block.until).toISOString(), reason: block.reason ?? '' } : null;
};
