import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { mandate } from '../schemas/agents.ts';
import { empty, id, inLanguage } from '../schemas/primitives.ts';
import { staffRoutes } from '../staff-routes.ts';
import { studioRoutes } from '../studio-routes.ts';

const writing = { max: 60, seconds: 600, by: 'caller' } as const;
const ofMandate = z.object({ idMandate: id });

export const agents = {
  getMandates: endpoint({
    ...studioRoutes.getMandates,
    access: 'expert',
    summary: 'List the caller’s mandates, as an agent and as a talent, the open ones first',
    query: inLanguage,
    reply: z.array(mandate),
  }),
  askMandate: endpoint({
    ...studioRoutes.askMandate,
    access: 'expert',
    summary: 'Ask a talent to let the caller, who is an agent, act for them',
    body: z.object({ idUser: id }),
    reply: ofMandate,
    refusals: ['pageNotFound', 'requestAlreadyExists', 'incompleteRequest', 'userBlockedYou', 'partnerBlockedByAdmin'],
    closedToBlocked: true,
    limit: { max: 20, seconds: 3600, by: 'caller' },
  }),
  answerMandate: endpoint({
    ...studioRoutes.answerMandate,
    access: 'expert',
    summary: 'Accept or decline what an agent asked; repeating the same answer changes nothing',
    body: ofMandate.extend({ accepted: z.boolean() }),
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
    limit: writing,
  }),
  endMandate: endpoint({
    ...studioRoutes.endMandate,
    access: 'expert',
    summary: 'End a mandate from either side, or as its agent take back what was asked; repeating it changes nothing',
    body: ofMandate,
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
    limit: writing,
  }),
  setAgent: endpoint({
    ...staffRoutes.setAgent,
    access: 'staff',
    scopes: ['moderation'],
    summary: 'Let an approved talent act for others, or no longer, which ends the mandates',
    body: z.object({ idUser: id, isAgent: z.boolean() }),
    reply: empty,
    refusals: ['pageNotFound'],
  }),
};
