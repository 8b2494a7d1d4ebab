import { chatRoutes } from '@stagedoor/contract/chat-routes';
import { createClientOf } from '@stagedoor/contract/client';
import { connection } from '../../shared/api/connection.ts';

/** Calls endpoints of chats. */
export const chatApi = createClientOf(chatRoutes, connection);
