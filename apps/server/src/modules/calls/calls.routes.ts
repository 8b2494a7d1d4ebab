import { endpoints } from '@stagedoor/contract/endpoints/index';
import { fail } from '@stagedoor/contract/errors';
import type { FastifyRequest } from 'fastify';
import { bind, bindOnce } from '../../platform/http/bind.ts';
import { emptyReply } from '../../platform/http/empty-reply.ts';
import type { Http } from '../../platform/http/http.ts';
import { sendDocument } from '../../platform/http/send-document.ts';
import { calendarPath } from './book/calendar.ts';
import type { Calls } from './calls.ts';

export const callsRoutes = (http: Http, calls: Calls) => {
  bind(http, endpoints.getCallOffer, ({ caller, params, query }) =>
    calls.showOffer('idUser' in caller ? caller.idUser : null, params.idUser, query.language),
  );
  bindOnce(http, endpoints.startCall, (tx, { caller, body }) => calls.start(tx, caller, body));
  bindOnce(http, endpoints.extendCall, (tx, { caller, body }) => calls.extend(tx, caller, body));
  bind(http, endpoints.getCall, ({ caller, body, query }) => calls.show({ idUser: caller.idUser, ...body, ...query }));
  bind(http, endpoints.getCalls, ({ caller, body: { idUser, ...page }, query }) =>
    calls.list(caller.idUser, { ...page, ...query, idPartner: idUser ?? null }),
  );
  bind(http, endpoints.getOrderCall, ({ caller, body }) => calls.findByOrder({ idUser: caller.idUser, ...body }));
  bind(http, endpoints.answerCall, ({ caller, body, query }) =>
    calls.answer({ idUser: caller.idUser, ...body, ...query }),
  );
  bind(http, endpoints.denyCall, ({ caller, body }) => emptyReply(calls.deny({ idUser: caller.idUser, ...body })));
  bind(http, endpoints.endCall, ({ caller, body, query }) => calls.end({ idUser: caller.idUser, ...body, ...query }));
  bind(http, endpoints.beatCall, ({ caller, body, query }) => calls.beat({ idUser: caller.idUser, ...body, ...query }));
  bind(http, endpoints.signalCall, ({ caller, body }) => emptyReply(calls.signal({ idUser: caller.idUser, ...body })));
  bookingRoutes(http, calls.bookings);
  bind(http, endpoints.getCallServers, async ({ caller }) => calls.listServers(caller.idUser));
  bind(http, endpoints.getCallSettings, ({ caller }) => calls.showSettings(caller.idUser));
  bind(http, endpoints.setCallSettings, ({ caller, body }) => emptyReply(calls.setSettings(caller.idUser, body)));
  bind(http, endpoints.getTwilioTokens, ({ caller }) => calls.signTokens(caller.idUser));
  http.app.register(async (app) => takeStatuses({ ...http, app }, calls));
};

const bookingRoutes = (http: Http, bookings: Calls['bookings']) => {
  bind(http, endpoints.getCallTimes, ({ caller, body }) => bookings.listTimes(caller.idUser, body));
  bindOnce(http, endpoints.bookCall, (tx, { caller, body }) => bookings.book(tx, caller, body));
  bind(http, endpoints.getCallBooking, ({ caller, body, query }) =>
    bookings.show({ idUser: caller.idUser, ...body, ...query }),
  );
  bind(http, endpoints.getCallBookings, ({ caller, body, query }) =>
    bookings.list({ idUser: caller.idUser, ...body, ...query }),
  );
  bind(http, endpoints.acceptCallTime, ({ caller, body, query }) =>
    bookings.accept({ idUser: caller.idUser, ...body, ...query }),
  );
  bind(http, endpoints.proposeCallTime, ({ caller, body, query }) =>
    bookings.propose({ idUser: caller.idUser, ...body, ...query }),
  );
  bind(http, endpoints.callOff, ({ caller, body, query }) =>
    bookings.callOff({ idUser: caller.idUser, ...body, ...query }),
  );
  bind(http, endpoints.joinCall, ({ caller, body, query }) =>
    bookings.join({ idUser: caller.idUser, ...body, ...query }),
  );
  // The link is signed: calendars open it without a session.
  http.app.get<{ Params: { token: string } }>(`${calendarPath}/:token`, async ({ params }, reply) =>
    sendDocument(reply, await bookings.openCalendar(params.token)),
  );
};

/** A scope of its own: the provider sends forms. */
const takeStatuses = (http: Http, calls: Calls) => {
  http.app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  bind(http, endpoints.callStatus, ({ caller, params: { a: idCall, b: status }, body }, request) => {
    if (status === 'provider')
      return emptyReply(
        calls.takeProviderStatus({ idCall, signature: signatureIn(request), path: request.url, form: body }),
      );
    if (!('idUser' in caller)) return fail('pageNotFound');
    return emptyReply(calls.takeAppStatus({ idUser: caller.idUser, idCall, status }));
  });
};

const signatureIn = ({ headers }: FastifyRequest): string => String(headers['x-twilio-signature'] ?? '');
