import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind, bindOnce } from '../../platform/http/bind.ts';
import { emptyReply } from '../../platform/http/empty-reply.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Gifts } from './gifts.ts';

export const giftsRoutes = (http: Http, gifts: Gifts) => {
  bind(http, endpoints.getAvailableDonations, ({ caller, params, query }) =>
    gifts.showDonations(params.idUser, { caller, language: query.language }),
  );
  bindOnce(http, endpoints.donate, (tx, { caller, body }) => gifts.donate(tx, caller, body));
  bind(http, endpoints.getGiftThanks, ({ body, query }) => gifts.showThanks(body.receipt, query.language));

  bind(http, endpoints.getGiftOffer, async ({ caller, query }) => ({
    offer: await gifts.showOffer(caller.idUser, query.language),
  }));
  bind(http, endpoints.saveGiftOffer, async ({ caller, body }) => ({
    idProduct: await gifts.saveOffer(caller.idUser, body),
  }));
  bind(http, endpoints.getReceivedGifts, ({ caller, body }) => gifts.listReceived(caller.idUser, body));
  bind(http, endpoints.thankForGift, ({ caller, body }) => emptyReply(gifts.thank(caller.idUser, body.idOrder)));

  bind(http, endpoints.getSentGifts, ({ caller, query }) => gifts.listSent(caller.idUser, query.language));
  bind(http, endpoints.stopGift, ({ caller, body }) =>
    emptyReply(gifts.stop({ idUser: caller.idUser, idAgreement: body.idGift })),
  );
  bind(http, endpoints.nameGiver, ({ caller, body }) => emptyReply(gifts.name({ idUser: caller.idUser, ...body })));
  bind(http, endpoints.resumeGift, ({ caller, body }) =>
    emptyReply(gifts.resume({ idUser: caller.idUser, idAgreement: body.idGift })),
  );
  bind(http, endpoints.setGiftCard, ({ caller, body }) =>
    emptyReply(gifts.setCard({ idUser: caller.idUser, idAgreement: body.idGift, idCard: body.idCard })),
  );
};
