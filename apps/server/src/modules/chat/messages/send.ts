import { fail } from '@stagedoor/contract/errors';
import type { SendMessage } from '@stagedoor/contract/schemas/chat';
import type { Tx } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { behindLink } from '../access/behind-link.ts';
import { viewerOf } from '../access/viewer.ts';
import type { Deps } from '../deps.ts';
import { sendPaidMessage } from '../paid/send-paid-message.ts';
import { type Sent, sendFree } from './send-message.ts';

/** Sends a message: paid, free, or by the holder of a mailed link. Whoever is unknown writes to nobody. */
export const send =
  (deps: Deps) =>
  async (tx: Tx, caller: Caller, body: SendMessage): Promise<Sent> => {
    if (body.token !== undefined) {
      const { viewer, idChat } = await behindLink(tx, body.token);
      return sendFree(deps)(tx, viewer, { ...body, idUser: undefined, idChat });
    }
    if (!('idUser' in caller)) return fail('anonymousCannotWrite');
    const { payment } = body;
    const viewer = viewerOf(caller);
    return payment ? sendPaidMessage(deps)(tx, caller, viewer, { ...body, payment }) : sendFree(deps)(tx, viewer, body);
  };
