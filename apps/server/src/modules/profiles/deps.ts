import type { SelfUser } from '@stagedoor/contract/schemas/user';
import type { Catalogue } from '../catalogue/index.ts';
import type { Charity } from '../charity/index.ts';
import type { Discovery } from '../discovery/index.ts';
import type { Orders } from '../orders/index.ts';
import type { Reviews } from '../reviews/index.ts';
import type { Talents } from '../talents/index.ts';

export type Deps = {
  follows: Pick<Talents['follows'], 'count' | 'isFollowing'>;
  discovery: Discovery;
  catalogue: Catalogue;
  charity: Charity;
  orders: Pick<Orders, 'trackRecordOf' | 'listLatest'>;
  reviews: Pick<Reviews, 'summaryOf' | 'latestOf'>;
  showSelf: (idUser: number) => Promise<SelfUser>;
};
