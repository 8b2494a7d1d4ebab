import { supportDesk, supportTopic } from '@stagedoor/contract/live/support';
import { hasScope } from '../staff/index.ts';
import type { Deps } from './deps.ts';

/** The queue of chats with support, for the staff who answer them. */
export const supportLive = ({ database, live }: Pick<Deps, 'database' | 'live'>) =>
  live.topic(
    supportTopic,
    async ({ idUser }, id) => idUser !== null && id === supportDesk && hasScope(database.read, idUser, 'support'),
  );
