/** Whether the error is a violation of this constraint. */
export const violated = (error: unknown, constraint: string): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === constraint;
