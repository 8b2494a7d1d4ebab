import { z } from 'zod';
import { limits } from '../limits.ts';
import { reportReasons } from '../report-reasons.ts';
import { linkToken } from './account.ts';
import { id, imageLink, line, moment, text } from './primitives.ts';

/** A kind of thing that can be reported, such as USER or PRODUCT; the server's modules define which. */
export const reportSubject = z.string().regex(/^[A-Z][A-Z_]{0,39}$/);

/** `remove` takes the reported thing down where possible; a profile cannot be removed, only its owner blocked. */
const verdict = z.enum(['dismiss', 'warn', 'remove', 'block']);
export type Verdict = z.output<typeof verdict>;

export const blockDuration = z.enum(limits.blocks);
export type BlockDuration = z.output<typeof blockDuration>;

/** Shown to everyone concerned. */
export const moderationReason = line(limits.reports.reasonMax).trim().min(limits.reports.reasonMin);
const appealText = text(limits.reports.appealMax).min(limits.reports.reasonMin);

export const decideReportBody = z.discriminatedUnion('verdict', [
  z.object({ idReport: id, verdict: verdict.exclude(['block']), reason: moderationReason }),
  z.object({ idReport: id, verdict: z.literal('block'), duration: blockDuration, reason: moderationReason }),
]);
export type ReportDecision = z.output<typeof decideReportBody>;

const appealResult = z.enum(['uphold', 'overturn']);
export type AppealResult = z.output<typeof appealResult>;

export const decideAppealBody = z.object({ idDecision: id, result: appealResult, reason: moderationReason });

/** With the mailed link, or as the user concerned. */
export const appealBody = z.union([
  z.object({ token: linkToken, text: appealText }),
  z.object({ idDecision: id, text: appealText }),
]);
export type AppealBody = z.output<typeof appealBody>;

const settled = z.object({ result: appealResult, reason: z.string(), decidedAt: moment });

/** A decision as the user concerned sees it. Complainants and the deciding staff stay hidden. */
export const ownDecision = z.object({
  idDecision: id,
  subject: reportSubject,
  /** The name of the reported thing; empty when it is about the user. */
  name: z.string(),
  verdict,
  duration: blockDuration.nullable(),
  reason: z.string(),
  decidedAt: moment,
  appealUntil: moment.nullable(),
  appeal: z.object({ text: z.string(), at: moment, settled: settled.nullable() }).nullable(),
});
export type OwnDecision = z.output<typeof ownDecision>;

export const reportState = z.enum(['open', 'decided', 'appealed']);
export type ReportState = z.output<typeof reportState>;

const complaint = z.object({
  idUser: id,
  userName: z.string(),
  reason: z.enum(reportReasons),
  text: z.string(),
  at: moment,
});

const decided = z.object({
  idDecision: id,
  verdict,
  duration: blockDuration.nullable(),
  reason: z.string(),
  decidedAt: moment,
  decidedBy: z.string(),
});

const appeal = z.object({
  text: z.string(),
  at: moment,
  /** Whether the reader made the original decision. */
  isOwnDecision: z.boolean(),
  settled: settled.extend({ decidedBy: z.string() }).nullable(),
});

/** A report with complaints, decision and appeal; or a block without a report. */
export const moderationCase = z.object({
  idReport: id.nullable(),
  subject: reportSubject,
  idSubject: id,
  name: z.string(),
  imageLink: imageLink.nullable(),
  /** Its page; null when it no longer exists. */
  path: z.string().nullable(),
  /** Whether it can be taken down without blocking its owner. */
  removable: z.boolean(),
  idOwner: id,
  ownerName: z.string(),
  at: moment,
  complained: z.int(),
  /** The latest ones. */
  complaints: z.array(complaint),
  /** Earlier decisions about the same owner, latest first. */
  earlier: z.array(
    decided
      .pick({ idDecision: true, verdict: true, duration: true, decidedAt: true })
      .extend({ overturned: z.boolean() }),
  ),
  decision: decided.nullable(),
  appeal: appeal.nullable(),
});
export type ModerationCase = z.output<typeof moderationCase>;
