import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind, bindOnce } from '../../platform/http/bind.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { emptyReply } from '../../platform/http/empty-reply.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Auctions } from './auctions.ts';

const idOf = (caller: Caller): number | null => ('idUser' in caller ? caller.idUser : null);

export const auctionsRoutes = (http: Http, auctions: Auctions) => {
  bind(http, endpoints.getAuctions, ({ body, query }) => auctions.list(body, query.language));
  bind(http, endpoints.getAuction, ({ caller, params, query }) =>
    auctions.show(params.idProduct, { idUser: idOf(caller), language: query.language }),
  );
  bind(http, endpoints.getBids, ({ caller, params, body }) => auctions.listBids(params.productId, body, idOf(caller)));
  bind(http, endpoints.getOwnBids, ({ caller, body, query }) =>
    auctions.listOwnBids(caller.idUser, { ...body, ...query }),
  );
  bind(http, endpoints.getBidderChecks, ({ caller }) => auctions.showChecks(caller.idUser));
  bindOnce(http, endpoints.placeBid, (tx, { caller, body }) => auctions.placeBid(tx, caller, body));
  bindOnce(http, endpoints.buyAuctionNow, (tx, { caller, body }) =>
    auctions.buyNow(tx, { idUser: caller.idUser, ...body }),
  );
  bind(http, endpoints.watchAuction, ({ caller, body }) =>
    emptyReply(auctions.watch({ idUser: caller.idUser, ...body })),
  );

  bind(http, endpoints.getAuctionWin, ({ caller, params, query }) =>
    auctions.showWin({ idUser: caller.idUser, ...params, ...query }),
  );
  bindOnce(http, endpoints.payAuctionWin, (tx, { caller, body }) => auctions.payWin(tx, caller.idUser, body));
  bind(http, endpoints.declineAuctionOffer, ({ caller, body }) =>
    emptyReply(auctions.declineOffer({ idUser: caller.idUser, ...body })),
  );
  bind(http, endpoints.giveWinnerInfo, async ({ caller, body }) => ({
    idOrder: await auctions.giveInfo({ idUser: caller.idUser, ...body }),
  }));

  bind(http, endpoints.saveAuction, async ({ caller, body }) => ({
    idProduct: await auctions.save(caller.idUser, body),
  }));
  bind(http, endpoints.cancelAuction, ({ caller, body }) =>
    emptyReply(auctions.cancel({ idOwner: caller.idUser, ...body })),
  );
  bind(http, endpoints.getOwnAuctions, ({ caller, body, query }) =>
    auctions.listOwn(caller.idUser, { ...body, ...query }),
  );
  bind(http, endpoints.getOwnAuction, ({ caller, params, query }) =>
    auctions.showOwn({ idUser: caller.idUser, ...params, ...query }),
  );

  bind(http, endpoints.findAuctions, ({ body, query }) => auctions.find(body, query.language));
  bind(http, endpoints.inspectAuction, ({ params, query }) => auctions.inspect(params.id, query.language));
  bind(http, endpoints.getAuctionBids, ({ body }) => auctions.listBidsByName(body));
  bindOnce(http, endpoints.cancelAuctionByStaff, (tx, { caller, body }) =>
    emptyReply(auctions.cancelByStaff(tx, caller.idUser, body)),
  );
  bindOnce(http, endpoints.forgiveStrike, (tx, { caller, body }) =>
    emptyReply(auctions.forgiveStrike(tx, caller.idUser, body.idStrike)),
  );
};
