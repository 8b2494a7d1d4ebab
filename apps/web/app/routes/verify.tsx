import { loadCertificate } from '../features/certificates/load-certificate.server.ts';
import { VerifyPage } from '../features/certificates/verify-page.tsx';
import { describe } from '../shared/pages/seo.ts';
import type { Route } from './+types/verify.ts';

export const handle = { texts: ['certificates'] };

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  loadCertificate(request, context, params.code);

/** Whoever has the code may read whom it was made for; a search engine has no code. */
export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? [...describe(loaderData.seo), ...(loaderData.certificate ? [{ name: 'robots', content: 'noindex' }] : [])]
    : [];

export default function Verify({ loaderData: { certificate, asked, site } }: Route.ComponentProps) {
  return <VerifyPage key={asked} certificate={certificate} asked={asked} site={site} />;
}
