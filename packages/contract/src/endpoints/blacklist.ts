import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';
import { blacklisted, blockDuration } from '../schemas/account.ts';
import { pageBody, pageOf } from '../schemas/page.ts';
import { empty, id } from '../schemas/primitives.ts';

export const blacklist = {
  getBlacklist: endpoint({
    ...routes.getBlacklist,
    access: 'user',
    summary: 'List the users whom the caller blocks',
    body: pageBody(20),
    reply: pageOf(blacklisted),
  }),
  blockUser: endpoint({
    ...routes.blockUser,
    access: 'user',
    summary: 'Block a user for a duration: neither can message, call, bid on or comment on the other',
    body: z.object({ idUser: id, duration: blockDuration }),
    reply: empty,
    refusals: ['userAlreadyBlocked', 'pageNotFound'],
  }),
  unblockUser: endpoint({
    ...routes.unblockUser,
    access: 'user',
    summary: 'Remove a block',
    body: z.object({ idUser: id }),
    reply: empty,
  }),
  blockSelf: endpoint({
    ...routes.blockSelf,
    access: 'user',
    summary: 'Block the caller’s own purchases for a duration; cannot be undone',
    body: z.object({ duration: blockDuration }),
    reply: empty,
    refusals: ['userAlreadyBlocked'],
  }),
};
