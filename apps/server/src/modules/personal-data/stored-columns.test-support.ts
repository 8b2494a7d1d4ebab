import type { DB } from '../../platform/database/schema.gen.ts';
import { accountColumns } from './stored-columns/account.test-support.ts';
import { auctionColumns } from './stored-columns/auction.test-support.ts';
import { callColumns } from './stored-columns/call.test-support.ts';
import { catalogueColumns } from './stored-columns/catalogue.test-support.ts';
import { certificateColumns } from './stored-columns/certificate.test-support.ts';
import { chatColumns } from './stored-columns/chat.test-support.ts';
import { feedColumns } from './stored-columns/feed.test-support.ts';
import type { Stored } from './stored-columns/kind.test-support.ts';
import { moneyColumns } from './stored-columns/money.test-support.ts';
import { notificationColumns } from './stored-columns/notification.test-support.ts';
import { orderColumns } from './stored-columns/order.test-support.ts';
import { platformColumns } from './stored-columns/platform.test-support.ts';

export type { Kind } from './stored-columns/kind.test-support.ts';

/** Every column of the database. A new column does not compile until it is classified here. */
export const storedColumns: Stored<keyof DB> = {
  ...accountColumns,
  ...auctionColumns,
  ...callColumns,
  ...catalogueColumns,
  ...certificateColumns,
  ...chatColumns,
  ...feedColumns,
  ...moneyColumns,
  ...notificationColumns,
  ...orderColumns,
  ...platformColumns,
};
