import type { Found } from '@stagedoor/contract/schemas/search';
import { expect, it } from 'vitest';
import { partsOf } from './options.ts';

const user = { idUser: 7, nickname: 'orysia', name: 'Orysia', headline: 'Singer', city: null, imageLink: '/media/a' };
const product = { idProduct: 9, idOwner: 7, name: 'A song', ownerName: 'Orysia', imageLink: null };
const found = (changes: object) => ({ users: [], products: [], suggestions: [], ...changes }) as unknown as Found;

it('offers people first, then what they make, and leaves out what is not there', () => {
  expect(partsOf(found({ users: [user], products: [product] }))).toEqual([
    {
      name: 'people',
      options: [{ key: 'user-7', to: '/orysia', name: 'Orysia', more: 'Singer', picture: '/media/a/160.webp' }],
    },
    {
      name: 'products',
      options: [{ key: 'product-9', to: '/product?id=9&user=7', name: 'A song', more: 'Orysia', picture: null }],
    },
  ]);
  expect(partsOf(found({ suggestions: [user] })).map(({ name }) => name)).toEqual(['suggestions']);
});
