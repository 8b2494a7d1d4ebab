import { ApiError, fail } from '@stagedoor/contract/errors';
import { type Cents, cents, zero } from '@stagedoor/contract/money';
import type { Donate } from '@stagedoor/contract/schemas/gift';
import type { Tx } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { contactOf } from '../accounts/index.ts';
import type { Purchase } from '../orders/index.ts';
import { isRunning, lockLive } from '../recurring/index.ts';
import type { Deps } from './deps.ts';
import { nameGiver } from './name-givers.ts';
import { requireAmount } from './offers.repo.ts';
import { refuseGift } from './refuse-gift.ts';
import { returnPath } from './return-path.ts';

type Given = { result: string; receipt: string | null };

/**
 * Gives once, or every month from now on. `result`: where the giver continues paying, or `success`. A monthly gift to
 * the same talent is replaced with its next payment, so that there is never more than one.
 */
export const donate =
  (deps: Deps) =>
  async (tx: Tx, caller: Caller, body: Donate): Promise<Given> => {
    try {
      return await give(tx, deps, caller, body);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return refuseGift({ name: error.name, reason: error.reason, fields: error.fields, cause: error });
    }
  };

const give = async (tx: Tx, deps: Deps, caller: Caller, body: Donate): Promise<Given> => {
  const { idProduct, variationId, customPrice, regular, text, idCard, isNamed } = body;
  const { idTalent, idVariation, price } = await requireAmount(tx, idProduct, variationId);
  const chosen = customPrice === undefined ? undefined : cents(customPrice * 100);
  const amount = chosen ?? price;
  const email = body.email ?? (await addressOf(tx, caller));
  const purchase = purchaseOf(deps, caller, { ...body, email }, { idVariation, chosen, amount });
  if (!regular) {
    const { result, receipt } = await deps.orders.place(tx, purchase);
    await nameIfWished(tx, deps, caller, { idTalent, isNamed });
    return { result, receipt };
  }
  // So that it can be stopped, and the card belongs to somebody who has proved who they are.
  if (!('idUser' in caller)) return fail('incompleteRequest', { reason: { kind: 'logIn' } });
  const { idUser } = caller;
  if (idUser === idTalent) return fail('noActiveProduct');
  await nameIfWished(tx, deps, caller, { idTalent, isNamed });
  const live = await lockLive(tx, { kind: 'gift', idUser, idTalent });
  if (live && isRunning(live)) {
    const own = { idUser, idAgreement: live.id, kind: 'gift' } as const;
    if (idCard !== undefined) await deps.recurring.setCard(tx, { ...own, idCard });
    await deps.recurring.changeNext(tx, { ...own, idProduct, amount, text });
    return { result: 'success', receipt: null };
  }
  const { result, receipt } = await deps.recurring.begin(tx, { kind: 'gift', idUser, idTalent, amount, purchase });
  return { result, receipt };
};

type Wish = { idTalent: number; isNamed: boolean | undefined };

/** Shown once something is paid. A guest has proved no name. */
const nameIfWished = async (tx: Tx, { clock }: Pick<Deps, 'clock'>, caller: Caller, { idTalent, isNamed }: Wish) => {
  if (isNamed !== undefined && 'idUser' in caller)
    await nameGiver(tx, { idUser: caller.idUser, idTalent, isNamed, at: clock.now() });
};

/** The payment page shows the address of somebody who is logged in. */
const addressOf = async (tx: Tx, caller: Caller): Promise<string | undefined> =>
  'idUser' in caller ? ((await contactOf(tx, caller.idUser)).email ?? undefined) : undefined;

type Wanted = { idVariation: number; chosen: Cents | undefined; amount: Cents };

const purchaseOf = (
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  caller: Caller,
  { idProduct, text, email, phoneNumber, language, fromWallet = zero, successURL, cancelURL, ...body }: Donate,
  { idVariation, chosen, amount }: Wanted,
): Purchase => ({
  placedBy: 'buyer',
  home: 'elsewhere',
  caller,
  idProduct,
  fields: { idVariation, text, email, phone: phoneNumber },
  shown: amount,
  chosen,
  keepAddress: false,
  fromWallet,
  card: cardIn(body),
  language,
  successPath: returnPath('successURL', successURL, publicUrl()),
  cancelPath: returnPath('cancelURL', cancelURL, publicUrl()),
});

const cardIn = ({ idCard, regular }: Pick<Donate, 'idCard' | 'regular'>): Purchase['card'] =>
  idCard === undefined ? { kind: 'page', keep: regular } : { kind: 'kept', idCard };
