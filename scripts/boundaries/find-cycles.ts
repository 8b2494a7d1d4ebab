export type Edge = { from: string; to: string; place: string };

/** Finds dependency cycles: one for each back edge, so that fixing all of them leaves none. */
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

/** Describes the cycle in a sentence that begins with the location of its first edge. */
export const describeCycle = (what: string, cycle: readonly Edge[]): string =>
  `${cycle[0]?.place} ${what} depend on each other in a circle: ${[...cycle.map(({ from }) => from), cycle[0]?.from].join(' → ')}`;
