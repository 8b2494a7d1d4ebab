import type { Language } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import type { FoundCategory, Group, Tag } from '@stagedoor/contract/schemas/group';
import type { PublicUser, UserCard } from '@stagedoor/contract/schemas/user';
import { networkNames } from '@stagedoor/contract/social-links';
import { mediaLink } from '../media/index.ts';
import type { TagRow } from '../talents/index.ts';
import type { Directory } from './directory.ts';
import type { CardRow, TalentRow } from './talents.repo.ts';

export const cardDto = (row: CardRow): UserCard => ({
  idUser: row.id,
  name: row.name,
  nickname: row.nickname,
  role: row.role,
  imageLink: mediaLink(row.id_image),
  headline: row.headline,
  city: row.city,
  mainGroup: row.main_group,
  answering: row.answering,
  awayUntil: row.away_until?.toISOString() ?? null,
  onTimePercent: null,
  fromPrice: row.from_price === null ? null : cents(row.from_price),
});

export const publicUserDto = (row: TalentRow): PublicUser => ({
  ...cardDto(row),
  about: row.about,
  coverLink: mediaLink(row.id_cover),
  languages: row.languages,
  categories: row.categories,
  tags: row.tags,
  links: networkNames.flatMap((network) => {
    const link = row.links[network];
    return link === undefined ? [] : [{ network, link }];
  }),
});

export const groupDto = (group: Directory['groups'][number], language: Language): Group => ({
  name: group.name,
  order: group.order,
  localizedString: group.title[language],
  categories: group.categories.map(({ name, order, title }) => ({ name, order, localizedString: title[language] })),
});

export const categoriesDto = (groups: Directory['groups'], language: Language): FoundCategory[] =>
  groups.flatMap((group) =>
    groupDto(group, language).categories.map((category) => ({ ...category, group: group.name })),
  );

export const tagDto = ({ id, name, category, title }: TagRow, language: Language): Tag => ({
  idTag: id,
  name,
  category,
  localizedString: title[language],
});
