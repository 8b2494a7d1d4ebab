/** For answers of the API and files: nothing in them may run, frame or be framed. */
export const headersOfData = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Whoever came by https once comes by nothing else for a year. */
export const strictTransport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

// Not every browser counts the socket of our own address as our own.
const connectSrc = (origin: string) => `connect-src 'self' ${origin.replace(/^http/, 'ws')}`;

/** For a worker that runs beside the pages: it may talk to us, and to nobody else. */
export const policyOfWorker = (origin: string) => `default-src 'none'; ${connectSrc(origin)}`;

/** For pages: our own files, and of inline scripts only those that the page itself wrote. Their hashes stand here. */
export const headersOfPage = (scriptHashes: readonly string[], origin: string) => ({
  'content-security-policy': [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    connectSrc(origin),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'geolocation=(), payment=(), usb=(), microphone=(self), camera=(self)',
  'cross-origin-resource-policy': 'same-origin',
});
