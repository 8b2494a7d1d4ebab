import { answerMandate } from './answer-mandate.ts';
import { askMandate } from './ask-mandate.ts';
import type { Deps } from './deps.ts';
import { endMandate } from './end-mandate.ts';
import { listMandates } from './list-mandates.ts';
import { setAgent } from './set-agent.ts';

export type Agents = ReturnType<typeof createAgents>;

/** Who acts for which talent. */
export const createAgents = (deps: Deps) => ({
  listMandates: listMandates(deps),
  askMandate: askMandate(deps),
  answerMandate: answerMandate(deps),
  endMandate: endMandate(deps),
  setAgent: setAgent(deps),
});
