import { expect, it } from 'vitest';
import { stylesFirst } from './styles-first.ts';

it('lets styles come before what is only fetched early, and scripts last', () => {
  const written =
    '<head><meta charSet="utf-8"/><link rel="preload" as="font" href="/a.woff2"/>' +
    '<link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head><body><link rel="preload"/></body>';
  expect(stylesFirst(written)).toBe(
    '<head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><link rel="preload" as="font" href="/a.woff2"/>' +
      '<link rel="modulepreload" fetchpriority="low" href="/a.js"/></head><body><link rel="preload"/></body>',
  );
});

it('leaves alone what has no head', () => {
  expect(stylesFirst('<link rel="preload"/>')).toBe('<link rel="preload"/>');
});
