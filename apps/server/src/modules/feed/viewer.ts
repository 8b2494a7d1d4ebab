import type { Caller } from '../../platform/http/caller.ts';

/** Who looks: a visitor has no id. Staff who moderate may read everything. */
export type Viewer = { idUser: number | null; moderates: boolean };

export const viewerOf = (caller: Caller): Viewer =>
  'idUser' in caller
    ? {
        idUser: caller.idUser,
        moderates: caller.kind === 'staff' && (caller.staff?.scopes.includes('moderation') ?? false),
      }
    : { idUser: null, moderates: false };
