import { appAuthorization } from '@stagedoor/contract/app-key';

/** The viewer loads everything from this origin and calls only this origin. */
export const viewerPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const viewerPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · Stagedoor</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/start.css">
<script src="/api/docs/swagger-ui.js" defer></script>
<script src="/api/docs/start.js" defer></script>
</head>
<body><div id="viewer"></div></body>
</html>`;

/**
 * Sends the examples as they are, so that one press makes a call. Keeps the token from a log-in response for later
 * calls, as every client does. Hides the server list, which has one entry.
 */
export const viewerScript = `
const device = localStorage.getItem('deviceId') ?? crypto.randomUUID();
localStorage.setItem('deviceId', device);
const dark = matchMedia('(prefers-color-scheme: dark)');
const followScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', followScheme);
followScheme();
const withoutRefs = (document, part) => {
  if (Array.isArray(part)) return part.map((item) => withoutRefs(document, item));
  if (typeof part !== 'object' || part === null) return part;
  const { $ref, ...own } = part;
  const found = typeof $ref === 'string' ? $ref.split('/').slice(1).reduce((at, key) => at?.[key], document) : {};
  return Object.fromEntries(Object.entries({ ...found, ...own }).map(([key, value]) => [key, withoutRefs(document, value)]));
};
// Marks them as landmarks for screen readers.
const within = (role) => (Part, { React }) => (props) =>
  React.createElement('div', { role }, React.createElement(Part, props));
const viewer = SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#viewer',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  tryItOutEnabled: true,
  persistAuthorization: true,
  validatorUrl: null,
  onComplete: () => viewer.preauthorizeApiKey('appKey', '${appAuthorization}'),
  plugins: [
    () => ({
      // The viewer's own resolver reads the whole document again for every part that is opened.
      fn: {
        resolveSubtree: async (document, path) => ({
          spec: withoutRefs(document, path.reduce((part, key) => part?.[key], document)),
          errors: [],
        }),
      },
      wrapComponents: {
        ServersContainer: () => () => null,
        InfoContainer: within('banner'),
        FilterContainer: within('search'),
      },
      // The default parses the document as YAML, which takes seconds.
      statePlugins: {
        spec: {
          wrapActions: {
            parseToJson: (_original, { specActions }) => (text) => specActions.updateJsonSpec(JSON.parse(text)),
          },
        },
      },
    }),
  ],
  requestInterceptor: (request) => {
    request.headers['X-Device-Id'] = device;
    return request;
  },
  responseInterceptor: (response) => {
    const [, token] = /^Bearer (.+)$/.exec(response.headers?.authorization ?? '') ?? [];
    if (token) viewer.preauthorizeApiKey('bearer', token);
    return response;
  },
});
`;

/** Overrides the viewer's colours that have too little contrast. `dark-mode` switches on its own dark theme. */
export const viewerStyle = `
:root { color-scheme: light; }
:root.dark-mode { color-scheme: dark; }
body { margin: 0; }
:root:not(.dark-mode) body { background: #fefcf8; }
.swagger-ui .info .title small pre, .swagger-ui .info .title small.version-stamp pre { color: #fff; }
.swagger-ui .info .title small { background: #483149; }
.swagger-ui .info .title small.version-stamp { background: #305c1f; }
:root:not(.dark-mode) .swagger-ui :is(.opblock-tag small, .info .base-url, .info a, .info li a, .info p a) { color: #483149; }
:root:not(.dark-mode) .swagger-ui .btn.authorize { color: #1d6b46; border-color: #1d6b46; }
:root:not(.dark-mode) .swagger-ui .btn.authorize svg { fill: #1d6b46; }
.swagger-ui .opblock-summary-method { color: #fff; }
.swagger-ui .response-col_links { display: none; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #1b5fa8; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #1d6b46; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #9e1819; }
`;
