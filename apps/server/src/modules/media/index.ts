export { mediaRoutes } from './media.routes.ts';
export { createMedia, type Media } from './media.ts';
export { mediaLink } from './media-link.ts';
