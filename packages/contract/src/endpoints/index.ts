import type { EndpointSpec } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import { account } from './account.ts';
import { comments } from './comments.ts';
import { discovery } from './discovery.ts';
import { events } from './events.ts';
import { messaging } from './messaging.ts';
import { products } from './products.ts';
import { profile } from './profile.ts';
import { uploads } from './uploads.ts';

export const sections = { account, discovery, profile, products, messaging, uploads, events, comments };

/** Every route of the API; one that nobody declares does not compile. */
export const endpoints = {
  ...account,
  ...discovery,
  ...profile,
  ...products,
  ...messaging,
  ...uploads,
  ...events,
  ...comments,
} satisfies Record<RouteName, EndpointSpec>;

export type Endpoints = typeof endpoints;
