import type { GiftOfferForm } from '@stagedoor/contract/schemas/gift';
import type { Deps } from './deps.ts';
import { donate } from './donate.ts';
import { listReceived } from './list-received.ts';
import { listSent } from './list-sent.ts';
import { nameKnownGiver, showGivers } from './name-givers.ts';
import { showDonations } from './show-donations.ts';
import { showOffer } from './show-offer.ts';
import { showThanks } from './show-thanks.ts';
import { thankForGift } from './thank-for-gift.ts';

type Own = { idUser: number; idAgreement: number };

const ofGift = (own: Own) => ({ ...own, kind: 'gift' }) as const;

export type Gifts = ReturnType<typeof createGifts>;

/** Gifts to talents, once or every month. */
export const createGifts = (deps: Deps) => {
  const { database, catalogue, recurring, clock } = deps;
  return {
    showDonations: showDonations(deps),
    donate: donate(deps),
    showThanks: showThanks(deps),

    showOffer: showOffer(deps),
    saveOffer: (idTalent: number, form: GiftOfferForm): Promise<number> =>
      database.inTransaction(async (tx) => {
        await showGivers(tx, { idTalent, isShown: form.showsGivers, at: clock.now() });
        return catalogue.saveDonation(tx, idTalent, form);
      }),
    listReceived: listReceived(deps),
    thank: thankForGift(deps),

    listSent: listSent(deps),
    stop: (own: Own) => database.inTransaction((tx) => recurring.stop(tx, ofGift(own))),
    name: (wish: { idUser: number; idTalent: number; isNamed: boolean }) =>
      database.inTransaction((tx) => nameKnownGiver(tx, { ...wish, at: clock.now() })),
    resume: (own: Own) => database.inTransaction((tx) => recurring.resume(tx, ofGift(own))),
    setCard: ({ idCard, ...own }: Own & { idCard: string }) =>
      database.inTransaction((tx) => recurring.setCard(tx, { ...ofGift(own), idCard })),
  };
};
