export { addTalent } from './add-talent.ts';
export { discoveryPersonalData } from './discovery.personal-data.ts';
export { cardDto, publicUserDto } from './discovery.presenter.ts';
export { discoveryRoutes } from './discovery.routes.ts';
export { createDiscovery, type Discovery } from './discovery.ts';
export { directoryStaffRoutes } from './staff/staff.routes.ts';
