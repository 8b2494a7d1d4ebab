import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';
import { certificate, setNamingBody, typedCode } from '../schemas/certificate.ts';
import { empty } from '../schemas/primitives.ts';

export const certificates = {
  getCertificate: endpoint({
    ...routes.getCertificate,
    access: 'public',
    summary: 'Look up a certificate by its code',
    params: z.object({ code: typedCode }),
    reply: certificate,
    refusals: ['pageNotFound'],
    limit: { max: 120, seconds: 60, by: 'address' },
  }),
  setCertificateNaming: endpoint({
    ...routes.setCertificateNaming,
    access: 'user',
    summary: 'Choose how a certificate of one’s own names whom the thing was made for',
    body: setNamingBody,
    reply: empty,
    refusals: ['pageNotFound'],
  }),
};
