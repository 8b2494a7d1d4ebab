import { api } from '../../shared/api/client.ts';

export const payRenewal = (si: string) => api('payRenewal', { body: { si } });
