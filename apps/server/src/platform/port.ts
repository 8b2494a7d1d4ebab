import type { FastifyInstance } from 'fastify';

const usual = 3000;
const tries = 20;

/** Listens on the requested port. Without one, on the default port or the next free one, and reports which. */
export const listen = async (
  app: FastifyInstance,
  { host, port, print }: { host: string; port: number | undefined; print: (line: string) => void },
): Promise<number> => {
  const candidates = port === undefined ? Array.from({ length: tries }, (_, at) => usual + at) : [port];
  for (const candidate of candidates) {
    try {
      const address = await app.listen({ host, port: candidate });
      if (port === undefined && candidate !== usual)
        print(`Port ${usual} is taken by another program; using ${candidate}.`);
      return Number(new URL(address).port);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    }
  }
  throw new Error(
    port === undefined
      ? `Ports ${usual} to ${usual + tries - 1} are all taken. Set PORT to a free one.`
      : `PORT is ${port}, but that port is taken by another program. Choose another one.`,
  );
};
