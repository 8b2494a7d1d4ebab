import { createClientOf } from '@stagedoor/contract/client';
import { feedRoutes } from '@stagedoor/contract/feed-routes';
import { connection } from '../../shared/api/connection.ts';

/** Calls endpoints of posts and comments. */
export const feedApi = createClientOf(feedRoutes, connection);
