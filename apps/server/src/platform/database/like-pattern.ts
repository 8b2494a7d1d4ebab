/** A pattern for `like` and `ilike` that finds this text anywhere; its own signs have no meaning. */
export const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
