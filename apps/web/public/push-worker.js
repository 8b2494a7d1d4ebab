// Shows web push notifications, also while no page is open, and opens the page that they are about.

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: `stagedoor ${tag}`, icon: '/favicon.svg', data: { path } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.path, self.location.origin).href));
});

const open = async (address) => {
  const pages = await self.clients.matchAll({ type: 'window' });
  const there = pages.find(({ url }) => url === address);
  return there ? there.focus() : self.clients.openWindow(address);
};
