import type { DB } from '../../../platform/database/schema.gen.ts';

/**
 * `personal`: tells something about somebody; goes into their export and goes with their account.
 * `secret`: stands for somebody without telling; goes with the account.
 * `plain`: ids, states, and what is about nobody.
 */
export type Kind = 'personal' | 'secret' | 'plain';

export type Stored<Table extends keyof DB> = { [Name in Table]: Record<keyof DB[Name], Kind> };
