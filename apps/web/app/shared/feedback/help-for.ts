import { ApiError, type ErrorName, errors } from '@stagedoor/contract/errors';
import { paths } from '../navigation/paths.ts';

/** Errors whose texts refer to support. */
const asksSupport: readonly ErrorName[] = ['somethingWrong', 'partnerBlockedByAdmin'];

/** The way to support after such an error, with the error's code and request id. */
export const helpFor = (error: unknown): string | undefined => {
  if (!(error instanceof ApiError)) return paths.support({ code: String(errors.somethingWrong.code) });
  if (!asksSupport.includes(error.name)) return undefined;
  return paths.support({ code: String(error.code), ...(error.requestId && { request: error.requestId }) });
};
