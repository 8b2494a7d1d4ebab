/** The items of all pages. A page may repeat items of the one before, when others were added in front meanwhile. */
export const distinct = <Item, Key>(pages: readonly { items: Item[] }[], keyOf: (item: Item) => Key): Item[] =>
  [
    ...new Map(
      pages
        .flatMap(({ items }) => items)
        .toReversed()
        .map((item) => [keyOf(item), item]),
    ).values(),
  ].toReversed();
