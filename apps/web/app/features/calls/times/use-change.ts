import type { CallBooking } from '@stagedoor/contract/schemas/call';
import { useMutation } from '@tanstack/react-query';
import { toHeading } from '../../../shared/browser/to-heading.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { useRefreshCalls } from '../api.ts';
import { useKeepBooking } from './api.ts';

/** Changes a booking, and shows what came of it: what had the focus is gone. */
export const useChange = (idBooking: number, onError: (error: unknown) => unknown) => {
  const keep = useKeepBooking(idBooking, useLanguage());
  const refresh = useRefreshCalls();
  return useMutation({
    mutationFn: (send: () => Promise<CallBooking>) => send(),
    onSuccess: async (booking) => {
      await keep(booking);
      toHeading();
    },
    onError,
    onSettled: () => refresh(),
  });
};
