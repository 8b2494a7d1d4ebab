import type { Company } from './company.ts';

/** What the server passes to the web app's server build with each page. */
export type PageContext = {
  /** The `nonce` of every inline script of the page. Random, so that no text in the page can contain it. */
  scriptMark: string;
  /** Calls the API in the same process. */
  api: (path: string, init?: RequestInit) => Promise<Response>;
  /** The visitor's country by IP address, in two letters; null when a cookie says it or it is unknown. */
  country: string | null;
  sandbox: boolean;
  company: Company;
  /** The product's clock in milliseconds, rounded to seconds; the sandbox's may be ahead of the system time. */
  now: number;
};

/** The properties of a visitor that pages depend on. */
type PageVisitor = {
  /** The cookies that affect a page, normalised: visitors with equal cookies see the same page. */
  cookies: string;
  /** Whether the cookies contain the visitor's country. */
  knowsCountry: boolean;
  /** Whether the browser says that a user is logged in. */
  signed: boolean;
};

/** The interface of the web app's server build. */
export type PageHost = {
  visitorOf: (headers: { cookie?: string | undefined; 'accept-language'?: string | undefined }) => PageVisitor;
  handlePage: (request: Request, context: PageContext) => Promise<Response>;
};
