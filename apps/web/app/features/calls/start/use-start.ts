import type { CallKind, CallPayment } from '@stagedoor/contract/schemas/call';
import { useRef } from 'react';
import { useIdempotent } from '../../../shared/api/use-idempotent.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { startCall } from '../api.ts';
import { keepCall } from '../kept-call.ts';
import { bookCall } from '../times/api.ts';

type Wanted = { idUser: number; kind: CallKind; minutes: number; payment: CallPayment };

/** Starts a call from this tab; resolves with where it goes on. A second press is the same call. */
export const useStart = () => {
  const language = useLanguage();
  const startOnce = useIdempotent(startCall);
  const key = useRef('');
  return async (wanted: Wanted): Promise<string> => {
    key.current ||= crypto.randomUUID();
    const { idCall, result } = await startOnce({ ...wanted, key: key.current, language });
    const { by, idCard } = wanted.payment;
    const payment = { by, ...(idCard && { idCard }) };
    keepCall(idCall, { key: key.current, camera: wanted.kind === 'video', payment });
    return result === 'success' ? paths.call(idCall) : result;
  };
};

/** Asks for a call at a time, likewise. */
export const useBook = () => {
  const language = useLanguage();
  const bookOnce = useIdempotent(bookCall);
  return async (wanted: Wanted & { at: string }): Promise<string> => {
    const { idBooking, result } = await bookOnce({ ...wanted, language });
    return result === 'success' ? paths.callTime(idBooking) : result;
  };
};
