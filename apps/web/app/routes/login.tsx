import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LoginForm } from '../features/session/login-form.tsx';
import { requestLanguage } from '../shared/page.server.ts';
import { paths, safeNext } from '../shared/paths.ts';
import { describe, pageUrl } from '../shared/seo.ts';
import { textsIn } from '../shared/texts.server.ts';
import { Room } from '../ui/room.tsx';
import type { Route } from './+types/login.ts';

export const handle = { texts: ['login'] };

export const loader = async ({ request }: Route.LoaderArgs) => {
  const language = requestLanguage(request);
  const t = (await textsIn(language)).getFixedT(null, 'titles');
  return {
    seo: { title: t('login'), description: t('loginDescription'), url: pageUrl(request, paths.login()), language },
  };
};

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? describe(loaderData.seo) : []);

export default function Login() {
  const { t } = useTranslation('login');
  const [query] = useSearchParams();
  return (
    <Room title={t('title')} lead={t('lead')}>
      <LoginForm next={safeNext(query.get('next'))} />
    </Room>
  );
}
