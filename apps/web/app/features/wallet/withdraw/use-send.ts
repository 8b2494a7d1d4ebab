import { ApiError } from '@stagedoor/contract/errors';
import { parseMoney, zero } from '@stagedoor/contract/money';
import type { Withdrawal } from '@stagedoor/contract/schemas/wallet';
import { useIdempotent } from '../../../shared/api/use-idempotent.ts';
import { leaving } from '../../../shared/forms/use-form.ts';
import { verified } from '../../../shared/verification/verified.ts';
import { repeatWithdrawal, sendWithdrawal, useRefreshWallet } from '../api.ts';
import { fieldAt } from './check-step.ts';
import { toBody } from './to-body.ts';
import type { Withdraw } from './use-withdraw.ts';

/** The field that the server refused, if it named one. */
const refusedField = (error: unknown) => {
  if (!(error instanceof ApiError) || error.name !== 'mandatoryFieldNull') return undefined;
  const [path] = Object.keys(error.fields ?? {});
  return path === undefined ? undefined : fieldAt(path.split('.'));
};

type OnSent = (withdrawal: Withdrawal) => void;

/** Requests a withdrawal after step-up verification. */
const useRequest = ({ dropDraft }: Withdraw, onSent: OnSent) => {
  const refresh = useRefreshWallet();
  return async (request: () => Promise<Withdrawal>) => {
    const withdrawal = await verified(request);
    dropDraft();
    onSent(withdrawal);
    await refresh();
    return leaving;
  };
};

/** Sends the form once. */
export const useSend = (withdraw: Withdraw, onSent: OnSent) => {
  const { values, card, submit, pointAt } = withdraw;
  const sendOnce = useIdempotent(sendWithdrawal);
  const request = useRequest(withdraw, onSent);
  const send = async () => {
    const body = toBody(values, card);
    return request(() => sendOnce(body));
  };
  return () =>
    submit(() =>
      send().catch((error: unknown) => {
        const field = refusedField(error);
        if (!field) throw error;
        pointAt(field);
      }),
    );
};

/** Sends the amount once, with the details of the last withdrawal. */
export const useRepeat = (withdraw: Withdraw, onSent: OnSent) => {
  const sendOnce = useIdempotent(repeatWithdrawal);
  const request = useRequest(withdraw, onSent);
  const amount = parseMoney(withdraw.values.amount) ?? zero;
  return () => withdraw.submit(() => request(() => sendOnce({ amount })));
};
