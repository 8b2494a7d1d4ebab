import { useMemo } from 'react';
import { useReady } from '../../ui/fields/form.tsx';
import { useShell } from '../pages/shell-data.ts';
import { useServerOffset } from './server-clock.ts';

/** The server's time: as the page was rendered until it is hydrated, then as it passes. */
export const useServerNow = (): number => {
  const { now } = useShell();
  const offset = useServerOffset();
  const ready = useReady();
  return useMemo(() => (ready ? Date.now() + offset : now), [ready, offset, now]);
};
