import type { TalentPage } from '@stagedoor/contract/schemas/talent-page';
import { networkNames } from '@stagedoor/contract/social-links';

const everywhere = (text: string) => ({ en: text, uk: text, ru: text });

/** What the form of a public page sends. */
export const aPage = ({
  categories,
  ...changes
}: Partial<TalentPage> & Pick<TalentPage, 'categories'>): TalentPage => ({
  names: everywhere('Anna'),
  headline: everywhere('Singer'),
  city: everywhere(''),
  about: everywhere('I sing'),
  languages: ['en'],
  categories,
  tags: [],
  links: noLinks,
  idImage: null,
  idCover: null,
  ...changes,
});

export const noLinks = Object.fromEntries(networkNames.map((each) => [each, ''])) as TalentPage['links'];
