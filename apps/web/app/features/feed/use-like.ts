import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import { useRef } from 'react';
import { useNeedLogin } from '../../shared/session/need-login.ts';
import { setLike } from './api.ts';
import { useShowFeedProblem } from './use-feed-problem.tsx';

type Likes = { likes: number; liked: boolean };
type Liked = Likes & { space: FeedSpace; type: 'POST' | 'COMMENT'; id: number };

/** Shows a like at once. Of several presses in a row only the last answer counts. */
export const useLike = ({ space, type, id, likes, liked }: Liked, show: (likes: Likes) => void) => {
  const needLogin = useNeedLogin();
  const showProblem = useShowFeedProblem();
  const last = useRef(0);
  return async () => {
    if (!(await needLogin())) return;
    last.current += 1;
    const turn = last.current;
    show({ liked: !liked, likes: Math.max(0, likes + (liked ? -1 : 1)) });
    try {
      const counted = await setLike(space, { type, id, liked: !liked });
      if (turn === last.current) show(counted);
    } catch (error) {
      if (turn === last.current) show({ likes, liked });
      await showProblem(error);
    }
  };
};
