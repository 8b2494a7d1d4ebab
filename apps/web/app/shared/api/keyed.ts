/** Keyset pagination: every page starts after the last key of the previous one. */
export const keyedBy = <Key>() => ({
  initialPageParam: undefined as Key | undefined,
  getNextPageParam: ({ next }: { next: Key | null }): Key | undefined => next ?? undefined,
  staleTime: 0,
});
