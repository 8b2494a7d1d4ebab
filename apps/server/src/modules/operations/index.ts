export { operationsRoutes } from './operations.routes.ts';
export { createOperations, type Operations } from './operations.ts';
