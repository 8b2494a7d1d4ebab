import { auctionRoutes } from '@stagedoor/contract/auction-routes';
import type { RouterContextProvider } from 'react-router';
import { textsIn } from '../../../shared/i18n/texts.server.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { requestLanguage, visitorApiOf } from '../../../shared/pages/page.server.ts';
import { orProblem } from '../../../shared/pages/page-problem.server.ts';
import { pageUrl, type Seo } from '../../../shared/pages/seo.ts';
import { describeAuction } from './describe-auction.ts';

/** An auction as visitors see it, with its metadata for search engines and shared links. */
export const loadAuction = async (request: Request, context: Readonly<RouterContextProvider>, id: string) => {
  const language = requestLanguage(request);
  const api = visitorApiOf(context, auctionRoutes);
  const [auction, texts] = await Promise.all([
    orProblem(api('getAuction', { params: { idProduct: id as unknown as number }, query: { language } })),
    textsIn(language),
  ]);
  const url = pageUrl(request, paths.auction(auction.idProduct));
  const image = auction.imageLink ? pageUrl(request, `${auction.imageLink}/1280.webp`) : undefined;
  const seo: Seo = {
    title: texts.of('titles')('auction', { name: auction.name, owner: auction.ownerName }),
    description: auction.shortAbout,
    url,
    image,
    language,
    type: 'product',
    jsonLd: describeAuction(auction, url, image),
  };
  return { auction, seo };
};
