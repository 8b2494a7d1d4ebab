import { parseMoney } from '@stagedoor/contract/money';
import { type WithdrawBody, withdrawBody } from '@stagedoor/contract/schemas/withdraw';
import { destinationOf } from './check-step.ts';
import type { KnownCard, Values } from './steps.ts';

/** The form as request body. */
export const toBody = (values: Values, card: KnownCard | null): WithdrawBody =>
  withdrawBody.parse({
    amount: parseMoney(values.amount),
    person: values,
    address: values,
    destination: destinationOf(values, card),
  });
