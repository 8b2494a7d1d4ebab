import type { limits } from '@stagedoor/contract/limits';
import type { ProfileData } from '@stagedoor/contract/schemas/profile';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { toast } from '../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { profileKey } from '../../shared/people/profile-key.ts';
import { useSession } from '../../shared/session/session.ts';

const profileQuery = (id: string, lang: ReturnType<typeof useLanguage>) =>
  queryOptions({
    queryKey: [...profileKey, id, lang],
    queryFn: ({ signal }) => api('getUserProfileData', { params: { id, lang } }, { signal }),
  });

/** The profile as the logged-in user sees it; until that is loaded, and for visitors, the public one. */
export const useProfile = (id: string, shown: ProfileData | null) => {
  const { signed } = useSession();
  const { data, error } = useQuery({ ...profileQuery(id, useLanguage()), enabled: signed });
  return { profile: data ?? shown, isMissing: !shown && error !== null, isKnown: !signed || data !== undefined };
};

/** Toggles following, with an optimistic update of the count. */
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
      toast.success(t(following ? 'unfollowed' : 'followed', { name }));
    },
    onError: useShowProblem(),
  });
};

type Duration = (typeof limits.blocks)[number];

export const blockUser = (idUser: number, duration: Duration) => api('blockUser', { body: { idUser, duration } });

export const unblockUser = (idUser: number) => api('unblockUser', { body: { idUser } });
