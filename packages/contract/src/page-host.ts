/** What the server gives to the web's server build with each page. */
export type PageContext = {
  /** For the scripts and styles of this one page. */
  nonce: string;
  /** The visitor's IP address. */
  address: string;
  /** Calls the API in the same process. */
  api: (path: string, init?: RequestInit) => Promise<Response>;
  sandbox: boolean;
  /** Where people write when something is wrong. */
  supportEmail: string;
  /** The product's clock, in milliseconds; the sandbox's may be ahead of the machine's. */
  now: number;
};

export type HandlePage = (request: Request, context: PageContext) => Promise<Response>;
