import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind, bindOnce } from '../../platform/http/bind.ts';
import { emptyReply } from '../../platform/http/empty-reply.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Orders } from './orders.ts';
import { purchaseOf } from './place/purchase.ts';

export const ordersRoutes = (http: Http, orders: Orders) => {
  bindOnce(http, endpoints.buyProduct, async (tx, { caller, body }) => {
    const { result, receipt } = await orders.place(tx, purchaseOf(caller, body));
    return { result, receipt };
  });
  bind(http, endpoints.getBought, ({ caller, query, body }) => orders.showBought({ ...body, ...query, caller }));
  bind(http, endpoints.getBuyerDetails, ({ caller }) => orders.buyerDetails(caller.idUser));
  bind(http, endpoints.getOrders, ({ caller, query, body }) =>
    orders.list({ ...body, idUser: caller.idUser }, query.language),
  );
  bind(http, endpoints.getOrder, ({ caller, params, query }) => orders.show(caller, params.id, query.language));
  bind(http, endpoints.readOrderLink, ({ body, query, device }) =>
    orders.readLink(body.token, { device }, query.language),
  );
  bind(http, endpoints.getOrderMessages, ({ caller, body }) => orders.listMessages(caller, body));
  bind(http, endpoints.openSecretLink, ({ caller, body, device, userAgent }) =>
    orders.openSecretLink(caller, body, { device, userAgent }),
  );
  bind(http, endpoints.sendOrderLink, ({ body }) => emptyReply(orders.sendLink(body.receipt)));
  bind(http, endpoints.getCompleteProductsShort, async ({ params, query, body }) => ({
    ...(await orders.listCompleted(params.x, { ...body, ...query })),
    currentPage: body.page,
  }));
  bind(http, endpoints.nameGuests, ({ caller, body }) => emptyReply(orders.nameGuests(caller, body)));
  buyerRoutes(http, orders);
  talentRoutes(http, orders);
  staffRoutes(http, orders);
};

const buyerRoutes = (http: Http, orders: Orders) => {
  bindOnce(http, endpoints.cancelProduct, (tx, { caller, params }) =>
    emptyReply(orders.cancel(tx, caller.idUser, params.id)),
  );
  bind(http, endpoints.answerExtension, ({ caller, body }) => emptyReply(orders.answerExtension(caller.idUser, body)));
  bindOnce(http, endpoints.confirmReceipt, (tx, { caller, body }) =>
    emptyReply(orders.confirmReceipt(tx, caller.idUser, body.idOrder)),
  );
  bindOnce(http, endpoints.refundToWallet, (tx, { caller, body }) =>
    emptyReply(orders.refundToWallet(tx, caller.idUser, body.idOrder)),
  );
  bindOnce(http, endpoints.donateAnyway, (tx, { caller, body }) =>
    emptyReply(orders.donateAnyway(tx, caller.idUser, body.idOrder)),
  );
  bind(http, endpoints.revokeOrderDevice, ({ caller, body }) => emptyReply(orders.revokeDevice(caller.idUser, body)));
  bind(http, endpoints.editRequest, ({ caller, body }) => emptyReply(orders.editRequest(caller, body)));
  bind(http, endpoints.changeKeepHidden, ({ caller, body }) =>
    emptyReply(orders.changeKeepHidden(caller.idUser, body)),
  );
  bind(http, endpoints.askRedo, ({ caller, body }) => emptyReply(orders.askRedo(caller.idUser, body)));
  bind(http, endpoints.reactToOrder, ({ caller, body }) => emptyReply(orders.react(caller.idUser, body)));
  bind(http, endpoints.writeToOrder, ({ caller, body }) => emptyReply(orders.write(caller.idUser, body)));
  bind(http, endpoints.reportOrderProblem, ({ caller, body }) => emptyReply(orders.reportProblem(caller.idUser, body)));
};

const talentRoutes = (http: Http, orders: Orders) => {
  bind(http, endpoints.deliverOrder, ({ caller, body }) => emptyReply(orders.deliver(caller.idUser, body)));
  bind(http, endpoints.beginOrder, ({ caller, body }) => emptyReply(orders.begin(caller.idUser, body.idOrder)));
  bindOnce(http, endpoints.declineOrder, (tx, { caller, body }) => emptyReply(orders.decline(tx, caller.idUser, body)));
  bindOnce(http, endpoints.checkInGuest, (tx, { caller, body }) => orders.checkIn(tx, caller.idUser, body));
  bind(http, endpoints.getEventDates, async ({ caller, query }) => ({
    dates: await orders.listDates(caller.idUser, query.language),
  }));
  bind(http, endpoints.getGuests, ({ caller, body }) =>
    orders.listGuests(caller.idUser, { ...body, search: body.search ?? '' }),
  );
  bind(http, endpoints.askExtension, ({ caller, body }) =>
    emptyReply(orders.askExtension(caller.idUser, body.idOrder)),
  );
  bindOnce(http, endpoints.answerOrderProblem, (tx, { caller, body }) =>
    emptyReply(orders.answerProblem(tx, caller.idUser, body)),
  );
};

const staffRoutes = (http: Http, orders: Orders) => {
  bind(http, endpoints.findOrders, ({ body, query }) => orders.find(body, query.language));
  bind(http, endpoints.getOrderMoney, ({ params }) => orders.showMoney(params.id));
  bind(http, endpoints.getCollaborations, ({ body, query }) => orders.listCollaborations(body, query.language));
  bindOnce(http, endpoints.reviewCollaboration, (tx, { caller, body }) =>
    emptyReply(orders.reviewCollaboration(tx, caller.idUser, body)),
  );
  bind(http, endpoints.getOrderProblems, ({ body, query }) => orders.listProblems(body, query.language));
  bindOnce(http, endpoints.decideOrderProblem, (tx, { caller, body }) =>
    emptyReply(orders.decideProblem(tx, caller.idUser, body)),
  );
};
