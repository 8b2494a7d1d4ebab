/** For API responses and files: nothing in them may run scripts, embed or be embedded. */
export const headersOfData = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** HSTS for one year. */
export const strictTransport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

// Some browsers do not match a WebSocket on the same origin with 'self'.
const connectSrc = (origin: string) => `connect-src 'self' ${origin.replace(/^http/, 'ws')}`;

/** For web workers: they may connect only to this origin. */
export const policyOfWorker = (origin: string) => `default-src 'none'; ${connectSrc(origin)}`;

// Players of linked videos, put on the page when a visitor presses play (docs/decisions/0084); see contract/video-link.ts.
const players = 'https://www.youtube-nocookie.com https://player.vimeo.com';

/** For pages: only files of this origin, and of inline scripts only those whose hashes are listed. */
export const headersOfPage = (scriptHashes: readonly string[], origin: string) => ({
  'content-security-policy': [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    connectSrc(origin),
    "worker-src 'self'",
    `frame-src ${players}`,
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
