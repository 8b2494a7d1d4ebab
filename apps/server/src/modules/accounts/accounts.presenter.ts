import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { mediaLink } from '../media/index.ts';
import type { UserRow } from './users.repo.ts';

export const selfUserDto = (user: UserRow, mainGroup: string | null): SelfUser => ({
  idUser: user.id,
  name: user.name,
  nickname: user.nickname,
  email: user.email,
  role: user.role,
  status: user.status,
  currency: user.currency,
  language: user.language,
  imageLink: mediaLink(user.id_image),
  mainGroup,
  hasProfile: user.role === 'EXPERT' || user.role === 'AGENT',
  hasDonation: false,
  screens: [],
  settings: { showWallet: user.show_wallet },
});
