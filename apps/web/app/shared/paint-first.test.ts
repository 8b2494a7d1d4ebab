import { expect, it } from 'vitest';
import { paintFirst } from './paint-first.ts';

const starter =
  '<script nonce="n" type="module" async="">;\nimport * as route0 from "/root.js";\nimport * as route1_main from "/home.js";\n' +
  'const route1 = {...route1_main};\nimport("/entry.js");</script>';

const written =
  '<head><meta charSet="utf-8"/><link rel="preload" as="font" href="/a.woff2"/><link rel="modulepreload" href="/entry.js" nonce="n"/>' +
  `<link rel="stylesheet" href="/a.css"/></head><body><link rel="preload"/>${starter}</body>`;

it('lets styles come before what is only fetched early', () => {
  const [head] = paintFirst(written).split('<body>');
  expect(head).toBe(
    '<head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><link rel="preload" as="font" href="/a.woff2"/></head>',
  );
});

it('fetches no script before the page has been painted', () => {
  const page = paintFirst(written);
  const [before = '', after = ''] = page.split('new PerformanceObserver(painted)');
  expect(before).not.toContain('.js"');
  expect(after).toContain('for (const [index, href] of ["/entry.js"].entries())');
  expect(after).toContain('const route0 = await import("/root.js");\nconst route1_main = await import("/home.js");\n');
  expect(page).not.toContain('import *');
});

it('leaves alone what has no head or no scripts', () => {
  expect(paintFirst('<link rel="preload"/>')).toBe('<link rel="preload"/>');
  expect(paintFirst('<head></head><body></body>')).toBe('<head></head><body></body>');
});
