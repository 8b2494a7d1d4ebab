import { type Cents, parseMoney } from '@stagedoor/contract/money';
import { orderStates } from '@stagedoor/contract/order-words';
import { productTypeNames } from '@stagedoor/contract/product-types';
import { daysOf } from '../day-fields.tsx';

export type WrongField = 'number' | 'min' | 'max';

/** The valid part of the filter in the URL, and the names of its invalid fields. */
export const filterOf = (query: URLSearchParams) => {
  const wrong = new Set<WrongField>();
  const number = query.get('number')?.replace(/^[№#\s]+/, '');
  const idOrder = number !== undefined && /^[1-9]\d{0,14}$/.test(number) ? Number(number) : undefined;
  if (number !== undefined && idOrder === undefined) wrong.add('number');
  const sumOf = (name: 'min' | 'max'): Cents | undefined => {
    const text = query.get(name);
    const amount = text === null ? null : parseMoney(text);
    if (text !== null && amount === null) wrong.add(name);
    return amount ?? undefined;
  };
  const filter = {
    ...daysOf(query),
    idOrder,
    person: query.get('person') ?? undefined,
    type: productTypeNames.find((name) => name === query.get('type')),
    state: orderStates.find((name) => name === query.get('state')),
    min: sumOf('min'),
    max: sumOf('max'),
  };
  return { filter, wrong };
};
export type OrdersFilter = ReturnType<typeof filterOf>['filter'];
