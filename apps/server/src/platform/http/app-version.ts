import { parseAppAuthorization } from '@stagedoor/contract/app-key';
import { fail } from '@stagedoor/contract/errors';

// The oldest version of each client app that this API still supports.
const oldest: Readonly<Record<string, number>> = { web: 1, mobile: 1 };

export const requireCurrentApp = (authorization = '') => {
  const app = parseAppAuthorization(authorization);
  const needed = app && oldest[app.app];
  if (!needed || app.version < needed) fail('wrongAppVersion');
};
