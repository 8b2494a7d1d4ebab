import { endpoints } from '@stagedoor/contract/endpoints/index';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { bind, bindOnce } from '../../platform/http/bind.ts';
import { emptyReply } from '../../platform/http/empty-reply.ts';
import type { Http } from '../../platform/http/http.ts';
import { MalformedRequest } from '../../platform/http/refusals.ts';
import type { Payments } from './payments.ts';

export const paymentsRoutes = (http: Http, payments: Payments, { inTransaction }: Database) => {
  bind(http, endpoints.openCheckout, async ({ body }) => ({ url: await payments.openCheckout(body.si) }));
  bind(http, endpoints.getPayment, async ({ body }) => payments.readPayment(body.si));
  bindOnce(http, endpoints.checkCard, async (tx, { caller, body }) => ({
    result: (await payments.checkCard(tx, caller.idUser, body.idAuction)).result,
  }));
  bind(http, endpoints.getCards, async ({ caller }) => {
    const cards = await inTransaction((tx) => payments.cardsOf(tx, caller.idUser));
    return cards.map(({ savedAt, ...card }) => ({ ...card, savedAt: savedAt.toISOString() }));
  });
  bind(http, endpoints.removeCard, ({ caller, body }) =>
    emptyReply(inTransaction((tx) => payments.removeCard(tx, caller.idUser, body.idCard))),
  );
  bind(http, endpoints.tokeniseCard, ({ caller, body }) => payments.tokeniseCard(caller.idUser, body));
  http.app.register(async (scope) => receiveWebhooks(scope, payments));
};

/** A scope of its own, because the signature covers the raw bytes. */
const receiveWebhooks = (scope: FastifyInstance, payments: Payments) => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.post('/api/webhooks/stripe', async ({ body, headers }) => {
    const signature = headers['stripe-signature'];
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const received = await payments.receiveEvent(bytes, typeof signature === 'string' ? signature : '');
    if (received === 'forged') throw new MalformedRequest('body');
    return {};
  });
};
