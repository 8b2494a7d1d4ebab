import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium, { inflate } from '@sparticuz/chromium';

const complete = join(tmpdir(), 'chromium-complete');
if (!existsSync(complete)) {
  // Its shared libraries, which a bare machine lacks; the package itself unpacks them only inside a cloud function.
  await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))));
  await rename(await chromium.executablePath(), complete);
}
process.stdout.write(complete);
