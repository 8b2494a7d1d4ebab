/** Why `from` may not import `to`; undefined when it may. */
export type Judgement = (from: string, to: string, isTest: boolean) => string | undefined;
