import { agentsNotices as texts } from '@stagedoor/messages/notices/agents';
import { kind } from '../../platform/notices/kind.ts';
import { accountGroup } from '../accounts/index.ts';

const ofMandate = {
  group: accountGroup,
  channels: { inApp: 'on', push: 'on', email: 'on' },
  keepsQuietHours: true,
  mayWaitForDigest: false,
  link: () => '/settings/agents',
} as const;

export const agentKinds = {
  /** For the talent; the next three are for the agent, the last is for the talent again. */
  asked: kind({ ...ofMandate, type: 'AGENT_ASKED', texts: texts.AGENT_ASKED }),
  accepted: kind({ ...ofMandate, type: 'AGENT_ACCEPTED', texts: texts.AGENT_ACCEPTED }),
  declined: kind({ ...ofMandate, type: 'AGENT_DECLINED', texts: texts.AGENT_DECLINED }),
  ended: kind({ ...ofMandate, type: 'AGENT_ENDED', texts: texts.AGENT_ENDED }),
  left: kind({ ...ofMandate, type: 'AGENT_LEFT', texts: texts.AGENT_LEFT }),
};
