import { createClientOf } from '@stagedoor/contract/client';
import type { Language } from '@stagedoor/contract/limits';
import type { Mandate } from '@stagedoor/contract/schemas/agents';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { studioRoutes } from '@stagedoor/contract/studio-routes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { connection } from '../api/connection.ts';
import { useLanguage } from '../pages/shell-data.ts';

const studioApi = createClientOf(studioRoutes, connection);

export const mandatesKey = ['session', 'mandates'];

/** A user's mandates, as an agent and as a talent. */
export const mandatesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...mandatesKey, language],
    queryFn: ({ signal }) => studioApi('getMandates', { query: { language } }, { signal }),
  });

const none: readonly Mandate['partner'][] = [];

/** The talents for whom a user acts now. */
export const useRepresented = (user: SelfUser | undefined): readonly Mandate['partner'][] => {
  const { data } = useQuery({ ...mandatesQuery(useLanguage()), enabled: user?.role === 'AGENT' });
  return data?.filter(({ side, acts }) => side === 'AGENT' && acts).map(({ partner }) => partner) ?? none;
};
