import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Notify } from '../../platform/notices/notify.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { decideReport } from './decide-report.ts';
import { listProductScores } from './list-product-scores.ts';
import { listReports } from './list-reports.ts';
import { listScores } from './list-scores.ts';
import { replyToScore } from './reply-to-score.ts';
import { reportScore } from './report-score.ts';
import { setScore } from './set-score.ts';
import { latestReviewOf, summaryOf } from './summary-of.ts';

export type Reviews = ReturnType<typeof createReviews>;

type Deps = { database: Database; clock: Clock; outbox: Outbox; notify: Notify };

export const createReviews = (deps: Deps) => ({
  list: listScores(deps),
  listOfProduct: listProductScores(deps),
  summaryOf: summaryOf(deps.database),
  latestOf: latestReviewOf(deps.database),
  set: setScore(deps),
  reply: replyToScore(deps),
  report: reportScore(deps),
  listReports: listReports(deps),
  decideReport: decideReport(deps),
});
