import type { Deps } from './deps.ts';
import { closeDays } from './staff/business-days.ts';
import { showStaffOverview } from './staff/show-staff-overview.ts';
import { showStudioOverview } from './studio/show-studio-overview.ts';

export type Overviews = ReturnType<typeof createOverviews>;

/** The start pages of the studio and the back office. The owning modules provide the figures. */
export const createOverviews = (deps: Deps) => ({
  showStudio: showStudioOverview(deps),
  showStaff: showStaffOverview(deps),
  closeDays: closeDays(deps),
});
