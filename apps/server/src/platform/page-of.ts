type Paging = { page: number; size: number };

/** One page of a list with page numbers. */
export const pageOf = <Item>(items: Item[], count: number, { page, size }: Paging) => ({
  items,
  totalPages: Math.ceil(count / size),
  currentPage: page,
});
