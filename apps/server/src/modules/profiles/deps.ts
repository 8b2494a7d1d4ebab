import type { Language } from '@stagedoor/contract/limits';
import type { CompleteProduct } from '@stagedoor/contract/schemas/product';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Charity } from '../charity/index.ts';
import type { Discovery } from '../discovery/index.ts';
import type { Orders } from '../orders/index.ts';
import type { Reviews } from '../reviews/index.ts';

export type Deps = {
  database: Database;
  clock: Clock;
  discovery: Discovery;
  catalogue: Catalogue;
  charity: Charity;
  orders: Pick<Orders, 'trackRecordOf'>;
  reviews: Pick<Reviews, 'summaryOf' | 'latestOf'>;
  latestOf: (idTalent: number, size: number, language: Language) => Promise<CompleteProduct[]>;
  showSelf: (idUser: number) => Promise<SelfUser>;
};
