import { endpoint } from '../endpoint.ts';
import { staffOverview, studioOverview } from '../schemas/overview.ts';
import { inLanguage, timeZone } from '../schemas/primitives.ts';
import { staffRoutes } from '../staff-routes.ts';
import { studioRoutes } from '../studio-routes.ts';

export const overviews = {
  getStudioOverview: endpoint({
    ...studioRoutes.getStudioOverview,
    access: 'expert',
    summary: 'Read the studio’s overview: waiting orders, next steps, income by month and new fans by week',
    query: inLanguage.extend({ timeZone: timeZone.default('UTC') }),
    reply: studioOverview,
  }),
  getStaffOverview: endpoint({
    ...staffRoutes.getStaffOverview,
    access: 'staff',
    summary:
      'Queues with their size and age, and orders, money held and refunds by the day, as far as the caller may see them',
    reply: staffOverview,
  }),
};
