/** Whether it was this promise of the database that refused. */
export const violated = (error: unknown, constraint: string): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === constraint;
