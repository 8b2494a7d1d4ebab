import type { Product } from '@stagedoor/contract/schemas/product';
import type { RouterContextProvider } from 'react-router';
import { requestLanguage, visitorApi } from '../../shared/page.server.ts';
import { orProblem } from '../../shared/page-problem.server.ts';
import { paths } from '../../shared/paths.ts';
import { pageUrl, type Seo } from '../../shared/seo.ts';
import { textsIn } from '../../shared/texts.server.ts';
import { describeProduct } from './describe-product.ts';

type Context = Readonly<RouterContextProvider>;

/** A product as a visitor sees it, and what search engines and shared links say about it. */
export const loadProduct = async (request: Request, context: Context, id: string): Promise<Loaded> => {
  const language = requestLanguage(request);
  const [product, texts] = await Promise.all([
    orProblem(visitorApi(context)('getProductById', { params: { id }, query: { language } })),
    textsIn(language),
  ]);
  const { name, ownerName: owner, shortAbout, imageLink, ownerImageLink } = product;
  const url = pageUrl(request, paths.product(product));
  const picture = imageLink ? `${imageLink}/1280.webp` : ownerImageLink && `${ownerImageLink}/960.webp`;
  const image = picture ? pageUrl(request, picture) : undefined;
  const title = texts.of('titles')('product', { name, owner });
  const jsonLd = describeProduct(product, url, image);
  return { product, seo: { title, description: shortAbout, url, image, language, type: 'product', jsonLd } };
};

type Loaded = { product: Product; seo: Seo };
