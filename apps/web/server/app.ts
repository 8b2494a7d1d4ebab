import * as build from 'virtual:react-router/server-build';
import type { HandlePage } from '@stagedoor/contract/page-host';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { pageContext } from '../app/shared/page.server.ts';

const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

export const handlePage: HandlePage = (request, page) => {
  const context = new RouterContextProvider();
  // In whole seconds, so that those who come within one can share a page.
  context.set(pageContext, { ...page, now: page.now - (page.now % 1_000) });
  return handle(request, context);
};
