import { expect, it } from 'vitest';
import { maskUrl, maskWords } from './mask.ts';

it.each([
  ['/api/find-users-by-group-and-category/music/singers', '/api/find-users-by-group-and-category/music/singers'],
  ['/confirm-email/q3Vx_0pPZb7m4w1nKcYt8sRj2dLhA9eUfGiOoXyTzE0', '/confirm-email/***'],
  ['/product?id=5&code=SECRET', '/product?id&code'],
  ['/media/9dX0aPq2b7ZkLmN4rT6uVw/320.webp', '/media/***/320.webp'],
])('%s is logged as %s', (url, masked) => {
  expect(maskUrl(url)).toBe(masked);
});

it.each([
  ['550 no such user <lesia@example.com>', '550 no such user <***>'],
  ['GET https://api.test/v1/x?key=abc failed', 'GET https://api.test/v1/x?*** failed'],
  ['the token q3Vx_0pPZb7m4w1nKcYt8sRj2dLhA9eUfGiOoXyTzE0 is void', 'the token *** is void'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
])('%s is shown as %s', (words, masked) => {
  expect(maskWords(words)).toBe(masked);
});
