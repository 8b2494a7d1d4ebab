import { startProduct } from '../support/start-product.ts';

/** Before all journeys; the workers, which start later, read the address from the environment. */
export default async function startProductForJourneys(): Promise<() => Promise<void>> {
  // Every visitor names an address of their own, so that the limits count them apart, as they would be.
  const { url, stop } = await startProduct({ TRUST_PROXY: 'on' });
  process.env.JOURNEYS_URL = url;
  return stop;
}
