import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { staffApi } from '../staff-api.ts';

const all = ['session', 'staff'];

/** Asked once: when the second factor is due again, the next call says so. */
export const selfQuery = queryOptions({
  queryKey: [...all, 'self'],
  queryFn: ({ signal }) => staffApi('getStaffSelf', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The back office looks again at everything it shows. */
export const useLookAgain = () => {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: all }), [cache]);
};
