import { answerRequest } from './answer-request.ts';
import { closeRequest } from './close-request.ts';
import { contactSupport } from './contact-support.ts';
import type { Deps } from './deps.ts';
import { listRequests } from './list-requests.ts';

export type Support = ReturnType<typeof createSupport>;

/** Support requests and their answers. */
export const createSupport = (deps: Deps) => ({
  contact: contactSupport(deps),
  listRequests: listRequests(deps),
  answerRequest: answerRequest(deps),
  closeRequest: closeRequest(deps),
});
