export { cardDto } from './discovery.presenter.ts';
export { discoveryRoutes } from './discovery.routes.ts';
export { createDiscovery } from './discovery.ts';
export { sitemapRoutes } from './sitemap.routes.ts';
export { createSitemap } from './sitemap.ts';
