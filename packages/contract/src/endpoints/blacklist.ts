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
    summary: 'Whom the user blocks at present',
    body: pageBody(20),
    reply: pageOf(blacklisted),
  }),
  blockUser: endpoint({
    ...routes.blockUser,
    access: 'user',
    summary: 'Neither can write to, call, bid on or comment on the other; ends by itself',
    body: z.object({ idUser: id, duration: blockDuration }),
    reply: empty,
    refusals: ['userAlreadyBlocked', 'pageNotFound'],
  }),
  unblockUser: endpoint({
    ...routes.unblockUser,
    access: 'user',
    summary: 'Lift a block',
    body: z.object({ idUser: id }),
    reply: empty,
  }),
  blockSelf: endpoint({
    ...routes.blockSelf,
    access: 'user',
    summary: 'Keep oneself from buying for a while; cannot be taken back',
    body: z.object({ duration: blockDuration }),
    reply: empty,
    refusals: ['userAlreadyBlocked'],
  }),
};
