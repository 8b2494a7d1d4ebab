import type { SocialNetwork } from '@stagedoor/contract/social-links';
import { sql } from 'kysely';

export type Links = Partial<Record<SocialNetwork, string>>;

/** Of `talent`: their pages elsewhere, by network. */
export const linksOf = sql<Links>`(
  select coalesce(jsonb_object_agg(l.network, l.link), '{}') from talent_link l where l.id_user = talent.id_user)`;
