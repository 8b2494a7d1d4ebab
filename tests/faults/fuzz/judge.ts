import { errorBody } from '@stagedoor/contract/error-body';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Document, Operation } from './operations.ts';
import type { Answer } from './send.ts';
import type { Shot } from './shot.ts';

const faults = [501, 503];

/** Says how a response deviates from the OpenAPI document; undefined when it conforms. */
export const createJudge = (document: Document) => {
  // Formats are for human readers; the patterns beside them are checked.
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, 'api');

  const wrongReply = ({ replyAt }: Operation, body: unknown): string | undefined => {
    if (replyAt === undefined) return 'an answer of a call that has none';
    const validate = ajv.getSchema(`api#${replyAt}`);
    if (!validate) throw new Error(`${replyAt} is not in the document`);
    return validate(body) ? undefined : `not as described: ${ajv.errorsText(validate.errors)}`;
  };

  const wrongRefusal = ({ refusals }: Operation, status: number, body: unknown, isAstray: boolean) => {
    const { data, error } = errorBody.safeParse(body);
    if (!data) return `not a refusal of the catalogue: ${error.message}`;
    if (isAstray) return status >= 500 && !faults.includes(status) ? 'a fault' : undefined;
    if (!refusals.get(status)?.has(data.error)) return `${status}/${data.error} is not documented`;
    return status >= 500 && !faults.includes(status) ? 'a fault' : undefined;
  };

  return ({ operation, method, isAstray }: Shot, { status, headers, body }: Answer): string | undefined => {
    if (status >= 500 && !faults.includes(status)) return 'a fault';
    if (method === 'HEAD') return body === '' ? undefined : 'a body in answer to HEAD';
    if (!headers['content-type']?.startsWith('application/json')) return `an answer of ${headers['content-type']}`;
    const parsed: unknown = JSON.parse(body);
    if (status >= 400) return wrongRefusal(operation, status, parsed, isAstray);
    return isAstray ? undefined : wrongReply(operation, parsed);
  };
};
