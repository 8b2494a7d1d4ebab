import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../platform/http/bind.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Recurring } from './recurring.ts';

export const recurringRoutes = (http: Http, recurring: Recurring) => {
  bind(http, endpoints.getRenewal, ({ body }) => recurring.showRenewal(body.si));
  bind(http, endpoints.payRenewal, ({ body }) => recurring.payMailed(body.si));
};
