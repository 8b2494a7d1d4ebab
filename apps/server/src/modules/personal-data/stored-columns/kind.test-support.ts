import type { DB } from '../../../platform/database/schema.gen.ts';

/**
 * `personal`: says something about a user; exported, and erased with the account.
 * `secret`: identifies a user without saying anything; erased with the account.
 * `plain`: ids, states, and what is not about a person.
 */
export type Kind = 'personal' | 'secret' | 'plain';

export type Stored<Table extends keyof DB> = { [Name in Table]: Record<keyof DB[Name], Kind> };
