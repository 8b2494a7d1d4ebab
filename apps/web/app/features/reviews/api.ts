import type { Language } from '@stagedoor/contract/limits';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { oneLine } from '../../shared/forms/one-line.ts';

export const scoresQuery = (idTalent: number, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['scores', idTalent, language],
    queryFn: ({ pageParam, signal }) =>
      api('getScores', { params: { x: idTalent }, query: { page: pageParam, language } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ currentPage, totalPages }) => (currentPage + 1 < totalPages ? currentPage + 1 : undefined),
    staleTime: 60_000,
  });

export const reportReview = (idScore: number, reason: string) =>
  api('reportScore', { body: { idScore, reason: oneLine(reason) } });
