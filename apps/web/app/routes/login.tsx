import { useEffect } from 'react';
import { redirect, useNavigate, useSearchParams } from 'react-router';
import { LoginSteps } from '../features/session/login-steps.tsx';
import { isSigned, onSignedElsewhere } from '../shared/browser-session.ts';
import { requestLanguage, visitorApi } from '../shared/page.server.ts';
import { paths, safeNext } from '../shared/paths.ts';
import { describe, pageUrl } from '../shared/seo.ts';
import { useTranslation } from '../shared/texts/use-translation.ts';
import { textsIn } from '../shared/texts.server.ts';
import { Room } from '../ui/room.tsx';
import type { Route } from './+types/login.ts';

export const handle = { texts: ['login', 'verify'] };

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const query = new URL(request.url).searchParams;
  const network = query.get('network');
  if (network) throw redirect(`${paths.login()}/${encodeURIComponent(network)}?${query}`);

  const language = requestLanguage(request);
  const [texts, networks] = await Promise.all([
    textsIn(language),
    visitorApi(context)('getSocialNetworks').catch(() => []), // one can log in without them
  ]);
  const t = texts.of('titles');
  return {
    networks,
    seo: { title: t('login'), description: t('loginDescription'), url: pageUrl(request, paths.login()), language },
  };
};

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? describe(loaderData.seo) : []);

export default function Login({ loaderData: { networks } }: Route.ComponentProps) {
  const { t } = useTranslation('login');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'));
  // Only whoever comes here logged in, or logs in in another tab: who logs in here is led on by the login itself.
  useEffect(() => {
    const goOn = () => {
      const { search } = window.location;
      if (isSigned()) void navigate(safeNext(new URLSearchParams(search).get('next')), { replace: true });
    };
    goOn();
    return onSignedElsewhere(goOn);
  }, [navigate]);
  return (
    <Room title={t('title')} lead={t('lead')}>
      <LoginSteps next={next} networks={networks} />
    </Room>
  );
}
