export type Route = { method: 'GET' | 'POST' | 'DELETE'; path: `/${string}` };
