import { useRef } from 'react';

/**
 * For calls that move money. A second press, or a retry after a lost response, sends the same key; after a response, or
 * with another body, the next press has a new one.
 */
export const useIdempotent = <Body, Answer>(send: (body: Body, idempotencyKey: string) => Promise<Answer>) => {
  const kept = useRef({ content: '', key: '' });
  return async (body: Body): Promise<Answer> => {
    const content = JSON.stringify(body);
    if (kept.current.content !== content) kept.current = { content, key: crypto.randomUUID() };
    const answer = await send(body, kept.current.key);
    kept.current = { content: '', key: '' };
    return answer;
  };
};
