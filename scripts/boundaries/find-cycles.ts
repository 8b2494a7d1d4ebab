export type Edge = { from: string; to: string; place: string };

/** Circles among what depends on what: one for every arrow that leads back, so that none is left once all are mended. */
export function findCycles(edges: readonly Edge[]): Edge[][] {
  const leaving = Map.groupBy(edges, ({ from }) => from);
  const seen = new Set<string>();
  const cycles: Edge[][] = [];
  const follow = (node: string, path: readonly Edge[]) => {
    seen.add(node);
    for (const edge of leaving.get(node) ?? []) {
      const longer = [...path, edge];
      const start = longer.findIndex(({ from }) => from === edge.to);
      if (start >= 0) cycles.push(longer.slice(start));
      else if (!seen.has(edge.to)) follow(edge.to, longer);
    }
  };
  for (const node of leaving.keys()) if (!seen.has(node)) follow(node, []);
  return cycles;
}

/** The circle as a sentence that begins with the place of its first arrow. */
export const describeCycle = (what: string, cycle: readonly Edge[]): string =>
  `${cycle[0]?.place} ${what} depend on each other in a circle: ${[...cycle.map(({ from }) => from), cycle[0]?.from].join(' → ')}`;
