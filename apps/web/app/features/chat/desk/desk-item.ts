import type { MessageDesk } from '@stagedoor/contract/schemas/chat';

export type DeskItem = MessageDesk['items'][number];
