import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettled } from '../../../shared/search/use-settled.ts';
import { timesQuery } from './api.ts';

type Wanted = { idUser: number; minutes: number; isOn?: boolean };

/** The times at which a talent is free for so long, and the chosen one. */
export const useFreeTimes = ({ idUser, minutes, isOn = true }: Wanted) => {
  const settled = Number(useSettled(String(minutes)));
  const query = useQuery({ ...timesQuery(idUser, settled), enabled: isOn, placeholderData: keepPreviousData });
  const [chosen, choose] = useState<string>();
  // One that was taken meanwhile is not chosen any more.
  const at = query.data?.times.find((time) => time === chosen);
  return { query, at, choose };
};

export type FreeTimes = ReturnType<typeof useFreeTimes>;
