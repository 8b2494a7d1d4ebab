import { chatLimits } from '@stagedoor/contract/chat-limits';
import type { Language } from '@stagedoor/contract/limits';
import type { ChatMessage } from '@stagedoor/contract/schemas/chat';
import { likePattern } from '../../../platform/database/like-pattern.ts';
import { type ChatViewer, requirePart } from '../access/participation.ts';
import type { Deps } from '../deps.ts';
import { foundMessages } from './messages.repo.ts';
import { showMessage } from './show-messages.ts';

type Search = { idChat: number; search: string; language: Language };

/** Messages of a chat with these words, the latest first. */
export const searchMessages =
  (deps: Deps) =>
  async (viewer: ChatViewer, { idChat, search, language }: Search): Promise<{ items: ChatMessage[] }> => {
    const { read } = deps.database;
    const { part } = await requirePart(deps, read, viewer, idChat);
    const look = { idChat, language, now: deps.clock.now(), size: chatLimits.found };
    const rows = await read(foundMessages, { ...look, pattern: likePattern(search) });
    return { items: rows.map(showMessage(deps, part)) };
  };
