/** An invariant with a query that returns its violations; no rows means that it holds. */
export type Invariant = { id: string; name: string; description: string; violationsSql: string };
