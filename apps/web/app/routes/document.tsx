import { data } from 'react-router';
import { DocumentPage } from '../features/documents/document-page.tsx';
import { readPage } from '../features/documents/read-page.server.ts';
import { documentNames } from '../shared/navigation/document-names.ts';
import { describe } from '../shared/pages/seo.ts';
import type { Route } from './+types/document.ts';

export const handle = { texts: ['documents'] };

export const loader = ({ request, context }: Route.LoaderArgs) => {
  const path = new URL(request.url).pathname.replace(/\.data$/, '').replaceAll('/', '');
  const name = documentNames.find((known) => known === path);
  if (name === undefined) throw data(null, { status: 404 });
  return readPage(request, context, name);
};

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? describe(loaderData.seo) : []);

export default function Document({ loaderData: { seo: _seo, ...page } }: Route.ComponentProps) {
  return <DocumentPage {...page} />;
}
