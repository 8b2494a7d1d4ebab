import { useEffect } from 'react';
import { redirect, useNavigate, useSearchParams } from 'react-router';
import { LoginSteps } from '../features/session/login-steps.tsx';
import { textsIn } from '../shared/i18n/texts.server.ts';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { paths, safeNext } from '../shared/navigation/paths.ts';
import { requestLanguage, visitorApi } from '../shared/pages/page.server.ts';
import { describe, pageUrl } from '../shared/pages/seo.ts';
import { isSigned, onSignedElsewhere } from '../shared/session/browser-session.ts';
import { TaskPage } from '../ui/layout/task-page.tsx';
import type { Route } from './+types/login.ts';

export const handle = { texts: ['login', 'verify'] };

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const query = new URL(request.url).searchParams;
  const network = query.get('network');
  if (network) throw redirect(`${paths.login()}/${encodeURIComponent(network)}?${query}`);

  const language = requestLanguage(request);
  const [texts, networks] = await Promise.all([
    textsIn(language),
    visitorApi(context)('getSocialNetworks').catch(() => []), // log-in works without them
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
  // Only for visitors who are logged in already, or log in in another tab: the log-in itself redirects the others.
  useEffect(() => {
    const goOn = () => {
      const { search } = window.location;
      if (isSigned()) void navigate(safeNext(new URLSearchParams(search).get('next')), { replace: true });
    };
    goOn();
    return onSignedElsewhere(goOn);
  }, [navigate]);
  return (
    <TaskPage title={t('title')} lead={t('lead')}>
      <LoginSteps next={next} networks={networks} />
    </TaskPage>
  );
}
