export { sandboxRoutes } from './sandbox.routes.ts';
export { createTour } from './tour/tour.ts';
