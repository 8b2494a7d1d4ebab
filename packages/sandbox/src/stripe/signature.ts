import { createHmac } from 'node:crypto';

/** The Stripe-Signature header for a payload. */
export const sign = (payload: string, secret: string, timestamp: number): string => {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
};
