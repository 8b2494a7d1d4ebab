import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';

export type StandInSite = { host: string; url: string };

/** A website on loopback that answers as the test says, until the test ends. */
export const aSite = async (listener: RequestListener): Promise<StandInSite> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return { host, url: `http://${host}` };
};
