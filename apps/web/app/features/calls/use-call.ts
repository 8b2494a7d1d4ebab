import { callChanged } from '@stagedoor/contract/live/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLive } from '../../shared/live/events.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { callQuery, useKeepCall } from './api.ts';
import { keptCall } from './kept-call.ts';

const startMs = 1_500;

/** A call as this tab sees it, kept up to date. */
export const useCall = (idCall: number) => {
  const language = useLanguage();
  const cache = useQueryClient();
  // Read again when something is kept: a call that is answered here.
  const [kept, setKept] = useState(() => (typeof sessionStorage === 'undefined' ? undefined : keptCall(idCall)));
  const device = { idCall, key: kept?.key };
  const query = callQuery(device, language);
  const { data: call, error } = useQuery({
    ...query,
    // The other side’s report, with which the meter starts, is not an event.
    refetchInterval: ({ state: { data } }) => data?.state === 'talking' && data.isHere && !data.isRunning && startMs,
  });
  const reload = () => cache.invalidateQueries({ queryKey: query.queryKey });
  useLive(callChanged, (event) => {
    if (event?.idCall === undefined || event.idCall === idCall) void reload();
  });
  return { call, error, kept, reload, keep: useKeepCall(device, language), lookAgain: () => setKept(keptCall(idCall)) };
};

export type OwnCall = ReturnType<typeof useCall>;
