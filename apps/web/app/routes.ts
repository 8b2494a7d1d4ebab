import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('explore', 'routes/explore.tsx'),

  route('login', 'routes/login.tsx'),
  route('login/:network', 'routes/login-return.tsx'),
  route('register', 'routes/register.tsx'),
  route('password', 'routes/password.tsx'),
  route('set-password', 'routes/set-password.tsx'),
  route('set-pin', 'routes/set-pin.tsx'),

  route('settings', 'routes/settings.tsx'),
  layout('routes/settings-sections.tsx', [
    route('settings/account', 'routes/settings-account.tsx'),
    route('settings/privacy', 'routes/settings-privacy.tsx'),
    route('settings/security', 'routes/settings-security.tsx'),
    route('settings/notifications', 'routes/settings-notifications.tsx'),
    route('settings/display', 'routes/settings-display.tsx'),
    route('settings/data', 'routes/settings-data.tsx'),
    route('settings/support', 'routes/settings-support.tsx'),
    route('settings/delete', 'routes/settings-delete.tsx'),
  ]),
  route('wallet', 'routes/wallet.tsx'),
  route('wallet/deposit-success', 'routes/deposit-success.tsx'),
  route('wallet/deposit/:aToken', 'routes/deposit-link.tsx'),
  route('wallet/withdraw', 'routes/withdraw.tsx'),
  route('wallet/withdraw/:token', 'routes/withdraw-link.tsx'),
  route('redirect/stripe-checkout', 'routes/stripe-checkout.tsx'),
  route('become-a-talent', 'routes/become-a-talent.tsx'),
  route('admin/applications', 'routes/admin-applications.tsx'),
  route('admin/withdrawals', 'routes/admin-withdrawals.tsx'),

  route('app-language', 'routes/app-language.tsx'),

  route('confirm-email/:token', 'routes/confirm-email.tsx'),
  route('revert-email/:token', 'routes/revert-email.tsx'),
  route('confirm-corporate-email/:token', 'routes/confirm-corporate-email.tsx'),
  route('email-unsubscribe/:token', 'routes/email-unsubscribe.tsx'),
  route('profile/:token', 'routes/own-profile.tsx'),
  route('mob-app/link/:token', 'routes/mob-app-link.tsx'),
  route('mob-app/password-reset/:token', 'routes/mob-app-password-reset.ts'),
  route('mob-app/main', 'routes/mob-app-main.ts'),
  route('download-mob-app', 'routes/download-mob-app.tsx'),

  route('user/:id', 'routes/user-redirect.ts'),
  route(':ownerId', 'routes/profile.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
