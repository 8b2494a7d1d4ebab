import type { Company } from '@stagedoor/contract/company';
import { limits } from '@stagedoor/contract/limits';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { daysAfter } from '../time.ts';

type Deps = { company: Company; publicUrl: () => string; clock: Clock };

const path = '/.well-known/security.txt';

/** RFC 9116 recommends less than a year; each response moves the date. */
const validDays = 180;

/** Serves security.txt (RFC 9116): where to report a vulnerability. */
export const serveSecurityText = (app: FastifyInstance, { company, publicUrl, clock }: Deps) => {
  app.get(path, (_request, reply) => {
    const address = (page: string) => new URL(page, publicUrl()).href;
    const lines = [
      `Contact: mailto:${company.securityEmail}`,
      `Expires: ${daysAfter(clock.now(), validDays).toISOString()}`,
      `Preferred-Languages: ${limits.languages.join(', ')}`,
      `Canonical: ${address(path)}`,
      `Policy: ${address('/terms#security')}`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
};
