import type { Json } from './json.ts';
import { auctionLines } from './property-lines/auctions.ts';
import { callLines } from './property-lines/calls.ts';
import { chatLines } from './property-lines/chat.ts';
import { commonLines } from './property-lines/common.ts';
import { feedLines } from './property-lines/feed.ts';
import { giftLines } from './property-lines/gifts.ts';
import { moneyLines } from './property-lines/money.ts';
import { orderLines } from './property-lines/orders.ts';
import { overviewLines } from './property-lines/overviews.ts';
import { peopleLines } from './property-lines/people.ts';
import type { PropertyLines } from './property-lines/property-lines.ts';
import { shopLines } from './property-lines/shop.ts';
import { staffLines } from './property-lines/staff.ts';

export const propertyLines: PropertyLines = {
  ...commonLines,
  ...peopleLines,
  ...shopLines,
  ...auctionLines,
  ...callLines,
  ...chatLines,
  ...feedLines,
  ...giftLines,
  ...orderLines,
  ...moneyLines,
  ...staffLines,
  ...overviewLines,
};

/** The description of a property of a named schema, or of a call's own body, query or reply. */
export const lineOf = (property: string, owner: string): string | undefined =>
  propertyLines[`${owner}.${property}`] ?? propertyLines[property];

/** Adds a description to every property that has none. */
export const describeProperties = (schema: Json, owner: string): Json =>
  Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'properties' ? describeEach(value as Record<string, Json>, owner) : describeInside(value, owner),
    ]),
  );

const describeInside = (value: unknown, owner: string): unknown => {
  if (Array.isArray(value)) return value.map((item) => describeInside(item, owner));
  return typeof value === 'object' && value !== null ? describeProperties(value as Json, owner) : value;
};

const describeEach = (properties: Record<string, Json>, owner: string): Json =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const description = schema.description ?? lineOf(name, owner);
      return [name, { ...describeProperties(schema, owner), ...(description !== undefined && { description }) }];
    }),
  );
