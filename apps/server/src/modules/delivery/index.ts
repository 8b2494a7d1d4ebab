export { builtInCarrier } from './built-in/built-in-carrier.ts';
export { deliveryPersonalData } from './delivery.personal-data.ts';
export { deliveryRoutes } from './delivery.routes.ts';
export { createDelivery, type Delivery } from './delivery.ts';
