import type { SelfUser } from '@stagedoor/contract/schemas/user';

/** Whether the user has a page of their own; agents do too. */
export const isTalent = ({ role }: Pick<SelfUser, 'role'>): boolean => role === 'EXPERT' || role === 'AGENT';
