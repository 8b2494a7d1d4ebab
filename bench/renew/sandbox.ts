import { startSandbox } from '@stagedoor/sandbox';
import { eventTypes } from '../../apps/server/src/platform/ports/stripe-view.ts';

// The card provider in its own process, so that its work delays nobody else's.
const sandbox = await startSandbox({ clock: { now: () => new Date() } });
process.on('message', (url) => sandbox.stripe.deliverWebhooksTo(`${url}/api/webhooks/stripe`, eventTypes));
process.on('disconnect', () => process.exit());
process.send?.(JSON.parse(JSON.stringify(sandbox)));
