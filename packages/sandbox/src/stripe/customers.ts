import { type Context, nowOf } from './context.ts';
import { missing } from './errors.ts';
import type { Params } from './form.ts';
import { newId } from './ids.ts';
import type { Customer } from './objects.ts';
import { metadata, text } from './params.ts';
import { detach } from './payment-methods.ts';

export const createCustomer = (context: Context, params: Params): Customer => {
  const customer = context.store.customers.put({
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: nowOf(context),
    currency: null,
    default_source: null,
    delinquent: false,
    description: text(params, 'description'),
    discount: null,
    email: text(params, 'email'),
    invoice_prefix: null,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: metadata(params),
    name: text(params, 'name'),
    phone: text(params, 'phone'),
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  });
  context.emit('customer.created', customer);
  return customer;
};

export const findCustomer = (context: Context, id: string, param = 'id'): Customer => {
  const customer = context.store.customers.get(id);
  if (!customer || context.store.deletedCustomers.get(id)) throw missing('customer', id, param);
  return customer;
};

/** A deleted customer is still returned, as a stub. */
export const showCustomer = (context: Context, id: string) =>
  context.store.deletedCustomers.get(id) ?? findCustomer(context, id);

export const deleteCustomer = (context: Context, id: string) => {
  const customer = findCustomer(context, id);
  for (const method of context.store.paymentMethods.newestFirst()) {
    if (method.customer === id) detach(context, method.id);
  }
  const deleted = context.store.deletedCustomers.put({ id, object: 'customer', deleted: true });
  context.emit('customer.deleted', context.store.customers.put({ ...customer, email: null, name: null, phone: null }));
  return deleted;
};
