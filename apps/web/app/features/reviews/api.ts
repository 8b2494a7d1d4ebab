import type { Language } from '@stagedoor/contract/limits';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';

export const scoresQuery = (idTalent: number, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['scores', idTalent, language],
    queryFn: ({ pageParam, signal }) =>
      api('getScores', { params: { x: idTalent }, query: { page: pageParam, language } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ currentPage, totalPages }) => (currentPage + 1 < totalPages ? currentPage + 1 : undefined),
    staleTime: 60_000,
  });
