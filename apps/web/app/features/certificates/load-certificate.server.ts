import { readCertificateCode } from '@stagedoor/contract/certificate-code';
import { ApiError } from '@stagedoor/contract/errors';
import type { Certificate } from '@stagedoor/contract/schemas/certificate';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { textsIn } from '../../shared/i18n/texts.server.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { requestLanguage, visitorApi } from '../../shared/pages/page.server.ts';
import { orProblem } from '../../shared/pages/page-problem.server.ts';
import { pageUrl, type Seo } from '../../shared/pages/seo.ts';

/** What a code says, without a code the field for one. A code that was never given is asked for again, with the answer 404. */
export const loadCertificate = async (
  request: Request,
  context: Readonly<RouterContextProvider>,
  typed: string | undefined,
) => {
  // The form of a page without scripts.
  const sent = new URL(request.url).searchParams.get('code');
  if (typed === undefined && sent) throw redirect(paths.verify(readCertificateCode(sent) ?? encodeURIComponent(sent)));
  const code = typed === undefined ? null : readCertificateCode(typed);
  if (code !== null && code !== typed) throw redirect(paths.verify(code));

  const language = requestLanguage(request);
  const [certificate, texts] = await Promise.all([code === null ? null : find(context, code), textsIn(language)]);
  const titles = texts.of('titles');
  const { origin } = new URL(request.url);
  const seo: Seo = {
    title: certificate ? titles('certificate', { name: certificate.talent.name }) : titles('verify'),
    description: titles(certificate ? 'certificateDescription' : 'verifyDescription'),
    url: pageUrl(request, paths.verify(certificate?.code)),
    image: certificate?.talentImageLink ? pageUrl(request, `${certificate.talentImageLink}/960.webp`) : undefined,
    language,
  };
  const isUnknown = typed !== undefined && !certificate;
  return data({ certificate, asked: typed ?? '', site: origin, seo }, { status: isUnknown ? 404 : 200 });
};

const find = async (context: Readonly<RouterContextProvider>, code: string): Promise<Certificate | null> => {
  const pending = visitorApi(context)('getCertificate', { params: { code } });
  return orProblem(pending.catch(orNothing));
};

const orNothing = (error: unknown): null => {
  if (error instanceof ApiError && error.name === 'pageNotFound') return null;
  throw error;
};
