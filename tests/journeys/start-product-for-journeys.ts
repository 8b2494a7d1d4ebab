import { rm } from 'node:fs/promises';
import { startProduct } from '../support/start-product.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { setUpStaff } from './support/staff.ts';

/** Runs before all journeys; the workers, which start later, read the URL from the environment. */
export default async function startProductForJourneys(): Promise<() => Promise<void>> {
  // Every visitor sends an IP address of its own, so that rate limits count them separately.
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
