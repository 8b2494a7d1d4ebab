import { ApiError } from '@stagedoor/contract/errors';
import { AppealLink } from '../features/decisions/appeal-link.tsx';
import { pageContext, requestLanguage, visitorApi } from '../shared/pages/page.server.ts';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta, secretHeaders } from '../shared/pages/private-page.ts';
import type { Route } from './+types/appeal-link.ts';

export const handle = { texts: ['decisions'] };

const orGone = (error: unknown) => {
  if (error instanceof ApiError && (error.name === 'pageNotFound' || error.name === 'mandatoryFieldNull')) return null;
  throw error;
};

export const loader = async ({ request, context, params: { token } }: Route.LoaderArgs) => {
  const query = { language: requestLanguage(request) };
  const [{ title }, found] = await Promise.all([
    titleOf(request, 'decisions'),
    visitorApi(context)('readAppealLink', { body: { token }, query }).catch(orGone),
  ]);
  return { title, decision: found?.decision ?? null, now: context.get(pageContext).now };
};

export const meta = privateMeta;

export const headers = secretHeaders;

export default function AppealLinkPage({ loaderData, params: { token } }: Route.ComponentProps) {
  return <AppealLink token={token} decision={loaderData.decision} now={loaderData.now} />;
}
