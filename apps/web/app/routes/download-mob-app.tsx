import { GetTheApp } from '../features/mobile/get-the-app.tsx';
import { requestLanguage } from '../shared/page.server.ts';
import { paths } from '../shared/paths.ts';
import { describe, pageUrl } from '../shared/seo.ts';
import { useTranslation } from '../shared/texts/use-translation.ts';
import { textsIn } from '../shared/texts.server.ts';
import { Page } from '../ui/page.tsx';
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
