import { z } from 'zod';
import { id, imageLink, line, moment } from './primitives.ts';

const certificateKinds = ['autograph', 'videoGreeting', 'auctionItem'] as const;
export type CertificateKind = (typeof certificateKinds)[number];

/** How a certificate names whom the thing was made for, as its buyer chose. */
const namings = ['full', 'initials', 'hidden'] as const;
export type Naming = (typeof namings)[number];

const revocationReasons = ['refunded', 'chargeback', 'staff'] as const;
export type RevocationReason = (typeof revocationReasons)[number];

const certifiedFile = z.object({
  sha256: z.string(),
  bytes: z.int().positive(),
  /** What a picture looks like, as `likenessOf` writes it; null for everything else. */
  likeness: z.string().nullable(),
});

/** What is signed, as one line of JSON with its properties in this order. */
export const certificateStatement = z.object({
  format: z.literal('stagedoor-certificate/1'),
  code: z.string(),
  /** How often what it says was changed. */
  revision: z.int().min(0),
  kind: z.enum(certificateKinds),
  product: z.string(),
  talent: z.object({
    id,
    name: z.string(),
    /** When our team approved them, and the accounts elsewhere that they showed to be theirs. */
    verifiedAt: moment.nullable(),
    accounts: z.array(z.string()),
  }),
  /** Whom it was made for; null when its buyer keeps that to themselves. */
  recipient: z.string().nullable(),
  deliveredAt: moment,
  files: z.array(certifiedFile),
  /** The certificate of what was delivered before and made anew. */
  replaces: z.string().nullable(),
});
export type CertificateStatement = z.output<typeof certificateStatement>;

const certificateStates = ['valid', 'revoked', 'superseded'] as const;
const certificateState = z.enum(certificateStates);

/** What anybody may know who has the code. */
export const certificate = certificateStatement
  .pick({ code: true, kind: true, product: true, talent: true, recipient: true, deliveredAt: true, files: true })
  .extend({
    state: certificateState,
    talentImageLink: imageLink.nullable(),
    /** Of a certificate that is not valid any more. */
    endedAt: moment.nullable(),
    revoked: z.enum(revocationReasons).nullable(),
    /** The certificate of what was delivered instead. */
    replacedBy: z.string().nullable(),
    /** Where the signed statement is downloaded. */
    document: z.string(),
  });
export type Certificate = z.output<typeof certificate>;

/** On the page of an order. */
export const orderCertificate = z.object({
  code: z.string(),
  state: certificateState,
  /** Null for what was made for nobody by name. */
  naming: z.enum(namings).nullable(),
});

/** However it is typed. */
export const typedCode = line(40);

export const setNamingBody = z.object({ code: typedCode, naming: z.enum(namings) });
