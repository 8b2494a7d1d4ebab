import type { ProfileData } from '@stagedoor/contract/schemas/profile';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { useSession } from '../../shared/session.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';

const profileQuery = (id: string, lang: ReturnType<typeof useLanguage>) =>
  queryOptions({
    queryKey: ['session', 'profile', id, lang],
    queryFn: ({ signal }) => api('getUserProfileData', { params: { id, lang } }, { signal }),
  });

/** The profile as whoever is logged in sees it; until that is known, and for visitors, as everybody does. */
export const useProfile = (id: string, shown: ProfileData | null) => {
  const { signed } = useSession();
  const { data, error } = useQuery({ ...profileQuery(id, useLanguage()), enabled: signed });
  return { profile: data ?? shown, isMissing: !shown && error !== null, isKnown: !signed || data !== undefined };
};

/** One press follows, the next one no longer. The number beside it changes at once. */
export const useFollow = (id: string, { userDTO: { idUser, name }, following }: ProfileData) => {
  const { t } = useTranslation('profile');
  const cache = useQueryClient();
  const { queryKey } = profileQuery(id, useLanguage());
  return useMutation({
    mutationFn: () => api(following ? 'unfollowUser' : 'followUser', { body: { idUser } }),
    onSuccess: () => {
      cache.setQueryData(queryKey, (known) =>
        known ? { ...known, following: !following, followers: known.followers + (following ? -1 : 1) } : known,
      );
      say.success(t(following ? 'unfollowed' : 'followed', { name }));
    },
    onError: useSayProblem(),
  });
};
