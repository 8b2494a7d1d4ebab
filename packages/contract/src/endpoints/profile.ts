import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';

export const profile = {
  getUserProfileData: endpoint({ ...routes.getUserProfileData, access: 'public' }),
  getAvailableDonations: endpoint({ ...routes.getAvailableDonations, access: 'public' }),
  donate: endpoint({ ...routes.donate, access: 'public', idempotent: true }),
};
