import { fail } from '@stagedoor/contract/errors';
import type { SubscribeByLink } from '@stagedoor/contract/schemas/membership';
import type { Tx } from '../../platform/database/database.ts';
import { maskEmail } from '../../platform/mask.ts';
import { contactOf, createLink, findLink, useLink, voidLinks } from '../accounts/index.ts';
import type { Deps } from './deps.ts';
import { requireOpenPlan } from './plans.repo.ts';
import { subscribe } from './subscribe.ts';

type UsedDeps = Pick<Deps, 'database' | 'clock'>;

type Wanted = { idSubscription: number; idPost?: number | undefined };

/**
 * The page on which a person joins this plan without logging in there; the app opens it. With a post it is that of the
 * post, which the plan opens. An earlier one ends.
 */
export const createSubscriptionLink =
  (deps: UsedDeps) =>
  (idUser: number, { idSubscription, idPost }: Wanted): Promise<{ link: string }> =>
    deps.database.inTransaction(async (tx) => {
      const { idProduct } = await requireOpenPlan(tx, idSubscription);
      await voidLinks(tx, idUser, ['subscribe'], deps.clock.now());
      const { token } = await createLink(tx, deps, { purpose: 'subscribe', idUser, ref: idProduct });
      const page = idPost === undefined ? `/feed-subscription/${idProduct}` : `/post-subscriptions/${idPost}`;
      return { link: `${page}/${token}` };
    });

/** What the link is for. Changes nothing: scanners and previews follow links. */
export const readSubscriptionLink =
  (deps: UsedDeps) =>
  (token: string): Promise<{ idSubscription: number; email: string }> =>
    deps.database.inTransaction(async (tx) => {
      const link = await findLink(tx, deps, 'subscribe', token);
      if (!link?.ref) return fail('pageNotFound');
      const { email } = await contactOf(tx, link.id_user);
      return { idSubscription: link.ref, email: email ? maskEmail(email) : '' };
    });

/** Joins the plan that the link names, for the person who asked for it. A refusal leaves the link as it was. */
export const subscribeByLink =
  (deps: Pick<Deps, 'clock' | 'recurring'>) =>
  async (tx: Tx, { token, ...body }: SubscribeByLink) => {
    const { id_user: idUser, ref } = await useLink(tx, deps, 'subscribe', token);
    return subscribe(deps)(tx, { idUser }, { ...body, idSubscription: ref ?? fail('pageNotFound') });
  };
