import type { Post } from '@stagedoor/contract/schemas/feed';
import { useRef, useState } from 'react';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { minute } from '../../../shared/time/durations.ts';
import { getPost } from '../api.ts';
import { useChangePost } from '../use-change-post.ts';

const again = 2 * minute;

/**
 * Links to files expire after minutes, so one that does not load is asked for again. One that does not load even then is
 * broken.
 */
export const useFreshLinks = (post: Post) => {
  const language = useLanguage();
  const change = useChangePost(post.idPost);
  const tried = useRef(Number.NEGATIVE_INFINITY);
  const [failed, setFailed] = useState(false);
  const onExpired = async () => {
    if (performance.now() - tried.current < again) return setFailed(true);
    tried.current = performance.now();
    try {
      const { attachments } = await getPost(post, language);
      setFailed(false);
      change((known) => ({ ...known, attachments }));
    } catch {
      setFailed(true);
    }
  };
  return { failed, onExpired: () => void onExpired() };
};
