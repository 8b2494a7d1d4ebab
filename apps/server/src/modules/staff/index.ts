export { deleteFactor } from './factor/delete-factor.ts';
export { hasScope } from './has-scope.ts';
export { recordStaffAction } from './log/record-action.ts';
export { staffKinds } from './staff.kinds.ts';
export { staffPersonalData } from './staff.personal-data.ts';
export { staffRoutes } from './staff.routes.ts';
export { createStaff } from './staff.ts';
