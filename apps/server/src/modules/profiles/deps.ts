import type { SelfUser } from '@stagedoor/contract/schemas/user';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Catalogue, CompletedOf } from '../catalogue/index.ts';
import type { Charity } from '../charity/index.ts';
import type { Discovery } from '../discovery/index.ts';

export type Deps = {
  database: Database;
  clock: Clock;
  discovery: Discovery;
  catalogue: Catalogue;
  charity: Charity;
  completedOf: CompletedOf;
  showSelf: (idUser: number) => Promise<SelfUser>;
};
