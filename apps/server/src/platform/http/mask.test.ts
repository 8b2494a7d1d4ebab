import { expect, it } from 'vitest';
import { maskUrl } from './mask.ts';

it.each([
  ['/api/find-users-by-group-and-category/music/singers', '/api/find-users-by-group-and-category/music/singers'],
  ['/confirm-email/q3Vx_0pPZb7m4w1nKcYt8sRj2dLhA9eUfGiOoXyTzE0', '/confirm-email/***'],
  ['/product?id=5&code=SECRET', '/product?id&code'],
  ['/media/9dX0aPq2b7ZkLmN4rT6uVw/320.webp', '/media/***/320.webp'],
])('%s is logged as %s', (url, masked) => {
  expect(maskUrl(url)).toBe(masked);
});
