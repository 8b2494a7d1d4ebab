import { limits } from '@stagedoor/contract/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { useLanguage } from '../pages/shell-data.ts';
import { useSettled } from './use-settled.ts';

/** Search results for the typed text. The last results stay until newer ones arrive. */
export const useSearch = (typed: string, open: boolean) => {
  const language = useLanguage();
  const text = useSettled(typed.trim());
  const says = text.length >= limits.search.textMin;
  const { data, isError, isFetching } = useQuery({
    queryKey: ['search', language, text],
    queryFn: ({ signal }) => api('search', { query: { language }, body: { text } }, { signal }),
    enabled: open && says,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  return { found: says ? data : undefined, text, isError: says && isError, isSearching: says && isFetching };
};
