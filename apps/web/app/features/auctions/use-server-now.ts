import { useMemo } from 'react';
import { useShell } from '../../shared/pages/shell-data.ts';
import { useServerOffset } from '../../shared/time/server-clock.ts';
import { useReady } from '../../ui/fields/form.tsx';

/** The server's time: as the page was rendered until it is hydrated, then as it passes. */
export const useServerNow = (): number => {
  const { now } = useShell();
  const offset = useServerOffset();
  const ready = useReady();
  return useMemo(() => (ready ? Date.now() + offset : now), [ready, offset, now]);
};
