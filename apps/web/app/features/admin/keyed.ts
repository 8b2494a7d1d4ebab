type Page = { next: number | null };

const first: number | undefined = undefined;

/** Pages that begin where the one before ended. */
export const keyed = {
  initialPageParam: first as number | undefined,
  getNextPageParam: ({ next }: Page) => next ?? undefined,
  staleTime: 0,
};
