import { GetTheApp } from '../features/mobile/get-the-app.tsx';
import { textsIn } from '../shared/i18n/texts.server.ts';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { paths } from '../shared/navigation/paths.ts';
import { requestLanguage } from '../shared/pages/page.server.ts';
import { describe, pageUrl } from '../shared/pages/seo.ts';
import { Page } from '../ui/layout/page.tsx';
import type { Route } from './+types/download-mob-app.ts';

export const handle = { texts: ['mobile'] };

export const loader = async ({ request }: Route.LoaderArgs) => {
  const language = requestLanguage(request);
  const t = (await textsIn(language)).of('titles');
  const url = pageUrl(request, paths.downloadApp());
  return { seo: { title: t('downloadApp'), description: t('downloadAppDescription'), url, language } };
};

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? describe(loaderData.seo) : []);

export default function DownloadMobApp() {
  const { t } = useTranslation('mobile');
  return (
    <Page title={t('title')}>
      <GetTheApp />
    </Page>
  );
}
