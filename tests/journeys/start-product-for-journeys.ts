import { rm } from 'node:fs/promises';
import { startProduct } from '../support/start-product.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { setUpStaff } from './support/staff.ts';

/** Before all journeys; the workers, which start later, read the address from the environment. */
export default async function startProductForJourneys(): Promise<() => Promise<void>> {
  // Every visitor names an address of their own, so that the limits count them apart, as they would be.
  const { url, stop } = await startProduct({ TRUST_PROXY: '1' });
  const folder = await makeTemporaryFolder();
  const end = async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
  process.env.JOURNEYS_URL = url;
  try {
    await setUpStaff(url, folder);
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}
