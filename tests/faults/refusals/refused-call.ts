import type { endpoints } from '@stagedoor/contract/endpoints/index';
import type { PayingProgram } from '../../support/paying-program.ts';
import type { aClient } from '../../support/program.ts';

type Endpoints = typeof endpoints;

/** Every call that moves money: a new one does not compile before its refusals have cases. */
export type MoneyCall = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { idempotent: true | 'optional' } ? Name : never;
}[keyof Endpoints];

type RefusalsOf<Name extends MoneyCall> = Endpoints[Name] extends {
  refusals: readonly (infer Refusal extends string)[];
}
  ? Refusal
  : never;

/** The caller and the input: `path` where it has parameters, `program` where another one than usual is needed. */
export type RefusedCall = {
  client: ReturnType<typeof aClient>;
  body?: object;
  path?: string;
  program?: PayingProgram;
};

/** Prepares a call that is refused for one reason. */
export type Prepare = (program: PayingProgram) => Promise<RefusedCall>;

export type CasesOf<Name extends MoneyCall> = Record<RefusalsOf<Name>, Prepare>;
