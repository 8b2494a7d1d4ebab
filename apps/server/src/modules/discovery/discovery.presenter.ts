import type { Language } from '@stagedoor/contract/limits';
import type { Group } from '@stagedoor/contract/schemas/group';
import type { UserCard } from '@stagedoor/contract/schemas/user';
import { mediaLink } from '../media/index.ts';
import type { Directory } from './directory.ts';
import type { CardRow } from './talents.repo.ts';

export const cardDto = (row: CardRow): UserCard => ({
  idUser: row.id,
  name: row.name,
  nickname: row.nickname,
  role: row.role,
  imageLink: mediaLink(row.id_image),
  headline: row.headline,
  mainGroup: row.main_group,
  answering: row.answering,
  awayUntil: row.away_until?.toISOString() ?? null,
  onTimePercent: null,
  fromPrice: null,
});

export const groupDto = (group: Directory['groups'][number], language: Language): Group => ({
  name: group.name,
  order: group.order,
  localizedString: group.title[language],
  categories: group.categories.map(({ name, order, title }) => ({ name, order, localizedString: title[language] })),
});
