import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('explore', 'routes/explore.tsx'),
  route('login', 'routes/login.tsx'),
  route('user/:id', 'routes/user-redirect.ts'),
  route(':ownerId', 'routes/profile.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
