/** Something that must always be so, and a query that finds where it is not: no rows, no fault. */
export type Truth = { invariant: string; name: string; says: string; faults: string };
