import type { Language } from '@stagedoor/contract/limits';
import type { Scores } from '@stagedoor/contract/schemas/score';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { oneLine } from '../../shared/forms/one-line.ts';

const byPage = {
  initialPageParam: 0,
  getNextPageParam: ({ currentPage, totalPages }: Scores) =>
    currentPage + 1 < totalPages ? currentPage + 1 : undefined,
  staleTime: 60_000,
};

export const scoresQuery = (idTalent: number, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['scores', idTalent, language],
    queryFn: ({ pageParam, signal }) =>
      api('getScores', { params: { x: idTalent }, query: { page: pageParam, language } }, { signal }),
    ...byPage,
  });

export const productScoresQuery = (idProduct: number, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['scores', 'of product', idProduct, language],
    queryFn: ({ pageParam, signal }) =>
      api('getProductScores', { params: { id: idProduct }, query: { page: pageParam, language } }, { signal }),
    ...byPage,
  });

export const reportReview = (idScore: number, reason: string) =>
  api('reportScore', { body: { idScore, reason: oneLine(reason) } });
