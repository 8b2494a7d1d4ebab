import type { MetaDescriptor } from 'react-router';

type Titled = { loaderData?: { title: string } | undefined };

export const privateMeta = ({ loaderData }: Titled): MetaDescriptor[] =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];

/** The URL of such a page is a secret: it is neither cached nor sent as referrer. */
export const secretHeaders = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
