import { plainType } from '@stagedoor/contract/product-types';
import type { Product } from '@stagedoor/contract/schemas/product';
import { type RouterContextProvider, redirect } from 'react-router';
import { textsIn } from '../../shared/i18n/texts.server.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { requestLanguage, visitorApi } from '../../shared/pages/page.server.ts';
import { orProblem } from '../../shared/pages/page-problem.server.ts';
import { pageUrl, type Seo } from '../../shared/pages/seo.ts';
import { describeProduct } from './describe-product.ts';
import type { Greeting } from './greeting.ts';
import { greetingFor } from './greeting-for.server.ts';
import { instructionsFor } from './instructions-for.server.ts';

type Context = Readonly<RouterContextProvider>;

/** A product as visitors see it, with its metadata for search engines and shared links. */
export const loadProduct = async (request: Request, context: Context, id: string): Promise<Loaded> => {
  const language = requestLanguage(request);
  const [product, texts] = await Promise.all([
    orProblem(visitorApi(context)('getProductById', { params: { id }, query: { language } })),
    textsIn(language),
  ]);
  // A plan has a page of its own.
  if (plainType(product.productType) === 'SUBSCRIPTION') throw redirect(paths.plan(product.idProduct));
  const { name, ownerName: owner, shortAbout, imageLink, ownerImageLink } = product;
  const url = pageUrl(request, paths.product(product));
  const picture = imageLink ? `${imageLink}/1280.webp` : ownerImageLink && `${ownerImageLink}/960.webp`;
  const image = picture ? pageUrl(request, picture) : undefined;
  const title = texts.of('titles')('product', { name, owner });
  const jsonLd = describeProduct(product, url, image);
  const instructions = instructionsFor(product, texts.of('instructions'));
  const greeting = greetingFor(product, language, texts.of('occasions'));
  return {
    product,
    instructions,
    greeting,
    seo: { title, description: shortAbout, url, image, language, type: 'product', jsonLd },
  };
};

type Loaded = { product: Product; instructions: string[]; greeting: Greeting | null; seo: Seo };
