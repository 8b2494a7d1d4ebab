import type { Language } from '@stagedoor/contract/limits';
import type { GiftOffer } from '@stagedoor/contract/schemas/gift';
import { mediaLink } from '../media/index.ts';
import type { Deps } from './deps.ts';
import { showsGivers } from './name-givers.ts';
import { amountsOf, offerOf } from './offers.repo.ts';

/** A talent's own offer, on or off. */
export const showOffer =
  ({ database }: Pick<Deps, 'database'>) =>
  (idTalent: number, language: Language): Promise<GiftOffer | null> =>
    database.inTransaction(async (tx) => {
      const offer = await offerOf(tx, idTalent, language);
      if (!offer) return null;
      return {
        idProduct: offer.id,
        thanks: offer.thanks,
        idImage: offer.id_image,
        imageLink: mediaLink(offer.id_image),
        isOn: offer.shelf === 'ACTIVE',
        showsGivers: await showsGivers(tx, idTalent),
        variations: await amountsOf(tx, offer.id, language),
      };
    });
