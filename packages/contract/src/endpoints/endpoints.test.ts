import { describe, expect, expectTypeOf, it } from 'vitest';
import { appAuthorization, appCalls, parseAppAuthorization } from '../app-key.ts';
import { auctionRoutes } from '../auction-routes.ts';
import { callRoutes } from '../call-routes.ts';
import { chatRoutes } from '../chat-routes.ts';
import type { EndpointSpec, Input, Reply, Request } from '../endpoint.ts';
import { feedRoutes } from '../feed-routes.ts';
import type { Cents } from '../money.ts';
import { otherRoutes } from '../other-routes.ts';
import { routes as openRoutes, type RouteName } from '../routes.ts';
import { staffRoutes } from '../staff-routes.ts';
import { studioRoutes } from '../studio-routes.ts';
import { type Endpoints, endpoints, sections } from './index.ts';

const tables = [openRoutes, auctionRoutes, callRoutes, chatRoutes, feedRoutes, studioRoutes, staffRoutes, otherRoutes];
const routes = {
  ...openRoutes,
  ...auctionRoutes,
  ...callRoutes,
  ...chatRoutes,
  ...feedRoutes,
  ...studioRoutes,
  ...staffRoutes,
  ...otherRoutes,
};
const specs = Object.entries(endpoints) as [RouteName, EndpointSpec][];
const namesInPath = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

describe('endpoints', () => {
  it('declare every route with its own method and path, in one section', () => {
    expect(Object.values(sections).flatMap(Object.keys).sort()).toEqual(tables.flatMap(Object.keys).sort());
    for (const [name, spec] of specs) expect(spec).toMatchObject(routes[name]);
  });

  it('understand every parameter of their path', () => {
    for (const [, { path, reply, params }] of specs) {
      if (!reply) continue;
      const problems = params?.safeParse({}).error?.issues.map((issue) => issue.path[0]) ?? [];
      expect(problems).toEqual(namesInPath(path));
    }
  });

  it('have no two that answer the same request', () => {
    const shapes = specs.map(
      ([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/g, '*').replace(/\/$/, '')}`,
    );
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('want a key of a POST that moves money, and take one of a GET', () => {
    for (const [, { method, idempotent }] of specs) {
      if (idempotent) expect(method).toBe(idempotent === 'optional' ? 'GET' : 'POST');
    }
  });
});

describe('staff calls', () => {
  // All staff may read the log, their own recovery codes, and what their scopes open of the overview; everything else needs a scope.
  const forAllStaff = ['getStaffActions', 'getStaffActors', 'getStaffOverview', 'renewRecoveryCodes'];

  it('name the scopes that open them', () => {
    const open = specs.filter(([, { access, scopes }]) => access === 'staff' && !scopes).map(([name]) => name);
    expect(open.toSorted(), 'these have no `scopes`; a new staff endpoint needs them').toEqual(forAllStaff);
  });

  it('are the only ones with scopes', () => {
    for (const [, { access, scopes }] of specs) if (scopes) expect(access).toBe('staff');
  });
});

describe('login calls', () => {
  it('are those that carry the key of the app', () => {
    expect(appCalls).toEqual(specs.filter(([, { access }]) => access === 'app').map(([name]) => name));
  });

  it('name the app and its version', () => {
    expect(parseAppAuthorization(appAuthorization)).toEqual({ app: 'web', version: 1 });
  });

  it.each(['', 'Key web', 'Bearer web/1', 'Key web/1.0', 'Key WEB/1'])('are not recognised by %j', (header) => {
    expect(parseAppAuthorization(header)).toBeNull();
  });
});

describe('pages', () => {
  const { body } = endpoints.findUsersByGroupName;

  it('begin at zero with sixteen talent', () => {
    expect(body.parse({})).toEqual({ page: 0, size: 16 });
  });

  it.each([{ size: 101 }, { size: 0 }, { page: -1 }, { page: 1.5 }])('refuse %j', (query) => {
    expect(body.safeParse(query).success).toBe(false);
  });
});

describe('types', () => {
  it('let a client leave out what has a default, and give the server all of it', () => {
    type Find = Endpoints['findUsersByGroupName'];
    expectTypeOf<{ params: { groupName: string } }>().toExtend<Input<Find>>();
    expectTypeOf<Request<Find>['body']>().toEqualTypeOf<{ page: number; size: number }>();
    expectTypeOf<Request<Find>['query']>().toEqualTypeOf<{ language: 'en' | 'uk' | 'ru' }>();
  });

  it('carry money as cents', () => {
    expectTypeOf<Reply<Endpoints['getUserById']>['fromPrice']>().toEqualTypeOf<Cents | null>();
  });
});

describe('text', () => {
  it.each(['\0', 'a\nb', '', 'x'.repeat(61)])('refuses %j in a path', (id) => {
    expect(endpoints.getUserById.params.safeParse({ id }).success).toBe(false);
  });

  it('takes any alphabet', () => {
    expect(endpoints.getUserById.params.safeParse({ id: 'орися-тимків' }).success).toBe(true);
  });
});
