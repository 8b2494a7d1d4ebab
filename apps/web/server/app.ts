import * as build from 'virtual:react-router/server-build';
import type { PageHost } from '@stagedoor/contract/page-host';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { pageContext } from '../app/shared/pages/page.server.ts';

export { visitorOf } from '../app/shared/pages/visitor.server.ts';

const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

export const handlePage: PageHost['handlePage'] = (request, page) => {
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  return handle(request, context);
};
