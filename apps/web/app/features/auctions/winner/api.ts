import { chatRoutes } from '@stagedoor/contract/chat-routes';
import { createClientOf } from '@stagedoor/contract/client';
import type { Language } from '@stagedoor/contract/limits';
import { connection } from '../../../shared/api/connection.ts';

const chatApi = createClientOf(chatRoutes, connection);

export const chatWithSupport = async (language: Language): Promise<number> =>
  (await chatApi('getChatWithSupport', { params: { language } })).idChat;
