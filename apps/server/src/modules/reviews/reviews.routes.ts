import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../platform/http/bind.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Reviews } from './reviews.ts';

export const reviewsRoutes = (http: Http, reviews: Reviews) => {
  bind(http, endpoints.getScores, ({ params, query }) => reviews.list({ idTalent: params.x, ...query }));
  bind(http, endpoints.setScore, async ({ caller, body }) => {
    await reviews.set(caller.idUser, body);
    return {};
  });
  bind(http, endpoints.replyToScore, async ({ caller, body }) => {
    await reviews.reply(caller.idUser, body);
    return {};
  });
  bind(http, endpoints.reportScore, async ({ caller, body }) => {
    await reviews.report(caller.idUser, body);
    return {};
  });
  bind(http, endpoints.getScoreReports, ({ body, query }) => reviews.listReports({ ...body, ...query }));
  bind(http, endpoints.decideScoreReport, async ({ caller, body }) => {
    await reviews.decideReport(caller.idUser, body);
    return {};
  });
};
