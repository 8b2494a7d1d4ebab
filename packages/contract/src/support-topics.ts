/** Topics of support requests. Separate from the schemas, so that the browser has the list without the validator. */
export const supportTopics = ['ORDER', 'MONEY', 'ACCOUNT', 'TALENT', 'COPYRIGHT', 'OTHER'] as const;
export type SupportTopic = (typeof supportTopics)[number];
