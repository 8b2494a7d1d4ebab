import { openConnection } from './connection.ts';
import { createHub, type Tab } from './hub.ts';

// The compiler has the types of a page, not of a shared worker.
const scope = self as unknown as { onconnect: (event: MessageEvent) => void };

const hub = createHub(openConnection);

scope.onconnect = ({ ports: [port] }) => {
  if (!port) return;
  const tab: Tab = { post: (message) => port.postMessage(message) };
  port.onmessage = ({ data }) => hub.receive(tab, data);
};
