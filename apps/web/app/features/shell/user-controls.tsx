import { AccountMenu } from './account-menu.tsx';
import { ChatLink } from './chat-link.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { OrdersLink } from './orders-link.tsx';

/** The end of the header for a logged-in user. */
export default function UserControls() {
  return (
    <>
      <ChatLink />
      <OrdersLink />
      <NotificationBell />
      <AccountMenu />
    </>
  );
}
