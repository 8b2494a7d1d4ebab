import { ApiError } from '@stagedoor/contract/errors';
import { type LinkPurpose, linkPurposes } from '@stagedoor/contract/schemas/account';
import type { RouterContextProvider } from 'react-router';
import { visitorApi } from '../../shared/pages/page.server.ts';

type Context = Readonly<RouterContextProvider>;

/** What a link says; null when it was used, has expired or never existed. */
export const orGone = <Value>(read: Promise<Value>): Promise<Value | null> =>
  read.catch((error) => {
    const isUnknown = error instanceof ApiError && ['pageNotFound', 'mandatoryFieldNull'].includes(error.name);
    if (isUnknown) return null;
    throw error;
  });

/** The email address of a mailed link, without using the link; null when it is gone. */
export const readLink = async (context: Context, purpose: LinkPurpose, token: string): Promise<string | null> => {
  const link = await orGone(visitorApi(context)('readLink', { body: { purpose, token } }));
  return link?.email ?? null;
};

/** The purpose of a link whose URL does not name it. */
export const findPurpose = async (context: Context, token: string): Promise<LinkPurpose | null> => {
  const found = await Promise.all(
    linkPurposes.map(async (purpose) => ((await readLink(context, purpose, token)) === null ? null : purpose)),
  );
  return found.find((purpose) => purpose !== null) ?? null;
};
