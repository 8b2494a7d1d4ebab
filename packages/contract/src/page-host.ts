/** What the server gives to the web's server build with each page. */
export type PageContext = {
  /** Goes as `nonce` on every inline script of the page. It is random, so that no text in the page can carry it. */
  scriptMark: string;
  /** Calls the API in the same process. */
  api: (path: string, init?: RequestInit) => Promise<Response>;
  /** Where the visitor is by their address, in two letters; null where a cookie says it or nobody knows. */
  country: string | null;
  sandbox: boolean;
  /** Where people write when something is wrong. */
  supportEmail: string;
  /** The product's clock in whole seconds, in milliseconds; the sandbox's may be ahead of the machine's. */
  now: number;
};

/** Who asks for a page, as far as pages depend on it. */
type PageVisitor = {
  /** The cookies that choose how a page looks, in one spelling: those who have the same ones see the same page. */
  cookies: string;
  /** Whether the cookies say where the visitor is. */
  knowsCountry: boolean;
  /** Whether the browser says that somebody is logged in there. */
  signed: boolean;
};

/** What the web's server build offers. */
export type PageHost = {
  visitorOf: (headers: { cookie?: string | undefined; 'accept-language'?: string | undefined }) => PageVisitor;
  handlePage: (request: Request, context: PageContext) => Promise<Response>;
};
