import { fail } from '@stagedoor/contract/errors';
import type { FastifyReply } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Http } from '../../platform/http/http.ts';
import { type Media, widthIn } from '../media/index.ts';
import { portfolioPath, portfolioPicture } from './read/portfolio-picture.ts';

type Deps = { database: Database; clock: Clock; media: Media };

const widest = 960;

/**
 * Pictures of orders that their buyers agreed to show: smaller than the delivered ones, and gone within minutes after
 * being hidden.
 */
export const portfolioRoutes = ({ app }: Http, { database, clock, media }: Deps) => {
  const find = portfolioPicture(database);
  const serve = async (reply: FastifyReply, order: string, width: number | null) => {
    const idOrder = /^[1-9]\d{0,14}$/.test(order) ? Number(order) : null;
    const id = idOrder === null || width === null ? null : await find(idOrder, clock.now());
    const picture = id && width !== null ? await media.read(id, Math.min(width, widest)) : null;
    if (!picture) return fail('pageNotFound');
    return reply.type('image/webp').header('cache-control', 'public, max-age=300').send(picture.stream);
  };
  type Params = { order: string; file: string };
  app.get<{ Params: Params }>(`${portfolioPath}/:order`, ({ params }, reply) => serve(reply, params.order, widest));
  app.get<{ Params: Params }>(`${portfolioPath}/:order/:file`, ({ params }, reply) =>
    serve(reply, params.order, widthIn(params.file)),
  );
};
