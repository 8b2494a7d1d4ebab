import type { Found } from '@stagedoor/contract/schemas/search';
import { paths } from '../navigation/paths.ts';
import { craftLine } from '../people/craft-line.ts';

export type Option = { key: string; to: string; name: string; more: string; picture: string | null };
export type Part = { name: 'people' | 'products' | 'suggestions'; options: Option[] };

const person = (user: Found['users'][number]): Option => ({
  key: `user-${user.idUser}`,
  to: paths.profile(user),
  name: user.name,
  more: craftLine(user),
  picture: user.imageLink && `${user.imageLink}/160.webp`,
});

const product = (item: Found['products'][number]): Option => ({
  key: `product-${item.idProduct}`,
  to: paths.product(item),
  name: item.name,
  more: item.ownerName,
  picture: item.imageLink && `${item.imageLink}/320.webp`,
});

/** The options in sections, without empty ones. */
export const partsOf = ({ users, products, suggestions }: Found): Part[] => {
  const parts: Part[] = [
    { name: 'people', options: users.map(person) },
    { name: 'products', options: products.map(product) },
    { name: 'suggestions', options: suggestions.map(person) },
  ];
  return parts.filter(({ options }) => options.length > 0);
};
