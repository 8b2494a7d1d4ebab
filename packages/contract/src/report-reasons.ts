/** Reasons for a complaint. Separate from the schemas, so that the browser has the list without the validator. */
export const reportReasons = [
  'SPAM',
  'ADVERTISING',
  'FRAUD',
  'IMPERSONATION',
  'PLAGIARISM',
  'COPYRIGHT',
  'HATE_SPEECH',
  'RUDE_TEXT',
  'INTOLERANCE',
  'MORALITY',
  'INAPPROPRIATE',
  'OFF_TOPIC',
  'OTHER',
] as const;
export type ReportReason = (typeof reportReasons)[number];
