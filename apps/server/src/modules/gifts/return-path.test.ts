import { expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

const site = 'https://stagedoor.example';

it.each([
  ['/product-bought?pt=donation', '/product-bought?pt=donation'],
  ['https://stagedoor.example/donate/failed?a=b#c', '/donate/failed?a=b'],
])('leads back to %s', (address, path) => {
  expect(returnPath('successURL', address, site)).toBe(path);
});

it.each([
  'http://stagedoor.example/product-bought',
  'https://elsewhere.example/product-bought',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  'https://stagedoor.example@elsewhere.example/',
  'https://fan@stagedoor.example/',
  'javascript:alert(1)',
  'https://',
])('leads nobody to %s', (address) => {
  expect(() => returnPath('successURL', address, site)).toThrow(
    expect.objectContaining({ name: 'mandatoryFieldNull', fields: { successURL: 'invalid' } }),
  );
});
