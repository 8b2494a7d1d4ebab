import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { prepareDatabase } from '../../apps/server/src/platform/database/prepare.ts';
import { startProduct } from '../../tests/support/start-product.ts';
import { chatsPerTalent, fill, firstChat, messagesPerChat, type People, type Person, waitingEvery } from './fill.ts';

export type World = {
  /** Two processes of the product. */
  urls: [string, string];
  programUrl: string;
  superUrl: string;
  people: People;
  chats: number;
};

/** So many messages in a database of their own, with two processes of the product. */
export const openWorld = async (
  postgresUrl: string,
  database: string,
  messages: number,
): Promise<{ world: World; stop(): Promise<unknown> }> => {
  const names = { database, ownerPassword: 'bench', programPassword: 'bench' };
  const { ownerUrl, programUrl } = await prepareDatabase(postgresUrl, names);
  await migrate(ownerUrl);
  const superUrl = new URL(postgresUrl);
  superUrl.pathname = `/${database}`;
  const began = performance.now();
  const people = await fill(superUrl.href, messages);
  console.log(`${messages} messages in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const settings = { SANDBOX: 'off', DEMO: 'off', PAGES: 'off', TRUST_PROXY: '1', DATABASE_URL: programUrl };
  const products = [await startProduct(settings), await startProduct(settings)] as const;
  const world: World = {
    urls: [products[0].url, products[1].url],
    programUrl,
    superUrl: superUrl.href,
    people,
    chats: messages / messagesPerChat,
  };
  return { world, stop: () => Promise.all(products.map(({ stop }) => stop())) };
};

export type Chat = { idChat: number; fan: Person; talent: Person; waits: boolean };

/** The chats in an order in which neighbours follow each other late. */
export const chatAt = ({ people, chats }: World, number: number): Chat => {
  const at = (number * 7919) % chats;
  return {
    idChat: firstChat + at,
    fan: people.fans[at] as Person,
    talent: people.talents[Math.floor(at / chatsPerTalent)] as Person,
    waits: at % waitingEvery === 0,
  };
};

export const headersOf = ({ device, token }: Person) => ({
  'content-type': 'application/json',
  'x-device-id': device,
  authorization: `Bearer ${token}`,
});
