import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';
import { ratesReply } from '../schemas/rates.ts';

export const events = {
  newEventsCount: endpoint({ ...routes.newEventsCount, access: 'user' }),
  getExchangeRates: endpoint({
    ...routes.getExchangeRates,
    access: 'public',
    summary: 'How much of each currency one dollar buys',
    reply: ratesReply,
  }),
  eventLogs: endpoint({ ...routes.eventLogs, access: 'user' }),
};
