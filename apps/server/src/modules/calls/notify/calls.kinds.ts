import { callNotices as texts } from '@stagedoor/messages/notices/calls';
import { groupTexts } from '@stagedoor/messages/notices/groups';
import { type KindGroup, kind, type Noticed } from '../../../platform/notices/kind.ts';

export const callsGroup: KindGroup = { name: 'calls', texts: groupTexts.calls };

const toCall = ({ subject }: Noticed) => (subject ? `/call/${subject.id}` : null);

const now = {
  group: callsGroup,
  channels: { inApp: 'on', push: 'on' },
  // Who does not want to be called at night says so in the hours.
  keepsQuietHours: false,
  mayWaitForDigest: false,
  link: toCall,
} as const;

export const callKinds = {
  incoming: kind({ ...now, type: 'CALL_INCOMING', texts: texts.CALL_INCOMING }),
  missed: kind({ ...now, type: 'CALL_MISSED', texts: texts.CALL_MISSED }),
};
