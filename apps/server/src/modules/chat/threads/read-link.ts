import type { ChatHistory } from '@stagedoor/contract/schemas/chat';
import { behindLink } from '../access/behind-link.ts';
import type { Deps } from '../deps.ts';
import { type HistoryPage, readPair } from './read-history.ts';

/** A guest's paid message opens its chat by the link that was mailed for its order. */
export const readLink =
  (deps: Deps) =>
  async (token: string, page: HistoryPage): Promise<ChatHistory> => {
    const { viewer, idChat } = await deps.database.inTransaction((tx) => behindLink(tx, token));
    return readPair(deps)(viewer, idChat, page);
  };
