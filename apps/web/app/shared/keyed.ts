/** Pages that begin where the one before ended. */
export const keyedBy = <Key>() => ({
  initialPageParam: undefined as Key | undefined,
  getNextPageParam: ({ next }: { next: Key | null }): Key | undefined => next ?? undefined,
  staleTime: 0,
});
