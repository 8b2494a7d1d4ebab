/** A reason why `from` may not import `to`, if there is one. */
export type Judgement = (from: string, to: string, isTest: boolean) => string | undefined;
