import type { Context } from './context.ts';
import { invalid } from './errors.ts';
import { listOf } from './list.ts';

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const lookUp = ({ store }: Context, id: string): unknown =>
  store.charges.get(id) ??
  store.customers.get(id) ??
  store.paymentIntents.get(id) ??
  store.paymentMethods.get(id) ??
  store.setupIntents.get(id);

const expandPath = (context: Context, node: Json, [name, ...rest]: string[], path: string): Json => {
  if (name === undefined) return node;
  if (Array.isArray(node[name])) {
    return { ...node, [name]: node[name].map((item: Json) => expandPath(context, item, rest, path)) };
  }
  const isItems = name === 'line_items' && node.object === 'checkout.session';
  const child = isItems ? itemsOf(context, String(node.id)) : node[name];
  if (child === null) return node;
  const found = typeof child === 'string' ? lookUp(context, child) : child;
  if (!isJson(found)) throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
  return { ...node, [name]: expandPath(context, found, rest, path) };
};

const itemsOf = (context: Context, session: string) =>
  listOf(`/v1/checkout/sessions/${session}/line_items`, 'item', context.store.lineItems.get(session)?.items ?? [], {});

/** Replaces ids by their objects, along the requested paths. */
export const expand = (context: Context, result: object, paths: string[]): object =>
  paths.reduce<Json>((node, path) => expandPath(context, node, path.split('.'), path), { ...result });
