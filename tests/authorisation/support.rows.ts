import type { support } from '@stagedoor/contract/endpoints/support';
import { noId, openToAll, plain, type Rows } from './row.ts';
import type { World } from './world.ts';

const message = { email: 'ann@example.com', language: 'en', topic: 'ORDER', text: 'Where is my order?' } as const;
const aRequest = async (world: World): Promise<number> => {
  const { client } = await world.aFan();
  return ((await client.post('/contact-support', message)).body as { number: number }).number;
};

export const supportRows: Rows<keyof typeof support> = {
  contactSupport: plain(() => ({ body: { ...message, order: '10038' } })),
  getSupportRequests: plain(async (world) => {
    await aRequest(world);
    return {};
  }),
  answerSupportRequest: openToAll({
    make: aRequest,
    nowhere: noId,
    send: (id) => ({ body: { id, answer: 'It is on its way.' } }),
  }),
  closeSupportRequest: openToAll({ make: aRequest, nowhere: noId, send: (id) => ({ body: { id } }) }),
};
