import type { MetaDescriptor } from 'react-router';

type Titled = { loaderData?: { title: string } | undefined };

export const privateMeta = ({ loaderData }: Titled): MetaDescriptor[] =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];

/** The address of such a page is a secret: it is neither stored nor told to the next site. */
export const secretHeaders = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
