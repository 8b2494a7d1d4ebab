import { startProduct } from '../support/start-product.ts';

/** Before all journeys; the workers, which start later, read the address from the environment. */
export default async function startProductForJourneys(): Promise<() => Promise<void>> {
  const { url, stop } = await startProduct();
  process.env.JOURNEYS_URL = url;
  return stop;
}
