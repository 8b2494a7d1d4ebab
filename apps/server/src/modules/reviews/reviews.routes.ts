import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../platform/http/bind.ts';
import { emptyReply } from '../../platform/http/empty-reply.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Reviews } from './reviews.ts';

export const reviewsRoutes = (http: Http, reviews: Reviews) => {
  bind(http, endpoints.getScores, ({ params, query }) => reviews.list({ idTalent: params.x, ...query }));
  bind(http, endpoints.getProductScores, ({ params, query }) =>
    reviews.listOfProduct({ idProduct: params.id, ...query }),
  );
  bind(http, endpoints.setScore, ({ caller, body }) => emptyReply(reviews.set(caller.idUser, body)));
  bind(http, endpoints.replyToScore, ({ caller, body }) => emptyReply(reviews.reply(caller.idUser, body)));
  bind(http, endpoints.reportScore, ({ caller, body }) => emptyReply(reviews.report(caller.idUser, body)));
  bind(http, endpoints.getScoreReports, ({ body, query }) => reviews.listReports({ ...body, ...query }));
  bind(http, endpoints.decideScoreReport, ({ caller, body }) => emptyReply(reviews.decideReport(caller.idUser, body)));
};
