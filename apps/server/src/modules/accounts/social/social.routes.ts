import { endpoints } from '@stagedoor/contract/endpoints/index';
import { fail } from '@stagedoor/contract/errors';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { emptyReply } from '../../../platform/http/empty-reply.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { Social } from './social.ts';

export const socialRoutes = (http: Http, social: Social, self: (idUser: number) => Promise<SelfUser>) => {
  bind(http, endpoints.getSocialNetworks, () => social.networks);
  bind(http, endpoints.startSocial, ({ params, device }) => social.start({ ...params, device }));
  bind(http, endpoints.loginWithSocial, async ({ params, body, device, userAgent, renewToken }) => {
    const { idUser, token } = await social.logIn({ ...params, proof: body, device, userAgent });
    renewToken(token);
    return { user: await self(idUser) };
  });
  bind(http, endpoints.linkSocial, async ({ caller, params, body, device }) => {
    await social.link(caller, { ...params, proof: body, device });
    return { user: await self(caller.idUser) };
  });
  bind(http, endpoints.deleteSocial, async ({ caller, params }) => {
    await social.remove(caller, params.id);
    return { user: await self(caller.idUser) };
  });
  bind(http, endpoints.revertSocial, ({ body }) => emptyReply(social.revert(body.token)));
  http.app.register(async (scope) => takeBackByForm(scope, social));
};

/** Apple returns with a form POST. Redirects its fields to the page that the other networks redirect to. */
const takeBackByForm = (app: FastifyInstance, { networks }: Social) => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  app.post<{ Params: { network: string }; Body: unknown }>('/login/:network', async ({ params, body }, reply) => {
    if (!networks.some(({ network }) => network === params.network)) return fail('pageNotFound');
    const given = body instanceof URLSearchParams ? body : new URLSearchParams();
    const kept = new URLSearchParams();
    for (const name of ['code', 'state', 'error']) kept.set(name, given.get(name) ?? '');
    return reply.header('cache-control', 'no-store').redirect(`/login/${params.network}?${kept}`, 303);
  });
};
