import { invalid } from './errors.ts';
import type { Params } from './form.ts';
import { newId } from './ids.ts';
import type { LineItem } from './objects.ts';
import { currencyOf, integer, object, objects, requiredInteger, requiredText } from './params.ts';

const lineItem = (params: Params): LineItem => {
  if (params.price !== undefined)
    throw invalid('This stand-in knows no stored prices: send price_data.', { param: 'price' });
  const price = object(params, 'price_data');
  const quantity = integer(params, 'quantity') ?? 1;
  const unitAmount = requiredInteger(price, 'unit_amount');
  if (quantity < 1 || unitAmount < 0) throw invalid('Invalid non-negative integer', { param: 'line_items' });
  const amount = unitAmount * quantity;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: currencyOf(price),
    description: requiredText(object(price, 'product_data'), 'name'),
    metadata: null,
    price: null,
    quantity,
  };
};

export const lineItemsOf = (params: Params): LineItem[] => {
  const items = objects(params, 'line_items').map(lineItem);
  if (items.length === 0) throw invalid('`line_items` are required in `payment` mode.', { param: 'line_items' });
  if (new Set(items.map((item) => item.currency)).size > 1) {
    throw invalid('All line items must have the same currency.', { param: 'line_items' });
  }
  return items;
};
