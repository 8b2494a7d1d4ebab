export { forgetFactor } from './factor/forget-factor.ts';
export { staffKeeper } from './keep-staff.ts';
export { recordStaffAction } from './log/record-action.ts';
export { takeOn } from './members/add-member.ts';
export { staffRoutes } from './staff.routes.ts';
export { createStaff, type Staff } from './staff.ts';
