import { supportMessage } from '@stagedoor/contract/schemas/support';
import { wordsIn } from '../../../shared/forms/issues-in.ts';

/** Loaded on the first submit: most visitors of the help page send nothing. */
export const checkContact = (body: object) => wordsIn(supportMessage, body);
