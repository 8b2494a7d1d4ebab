import type { SubscriptionAccessForm } from '@stagedoor/contract/schemas/subscription-access';
import { momentOfTyped } from '@stagedoor/contract/zoned-time';
import { ownTimeZone } from '../../../shared/time/own-time-zone.ts';
import type { ComposedPoll, Place, PostValues } from './values.ts';

/** An invalid time stays as it is, so that the contract's schema reports it. */
const moment = (typed: string) => momentOfTyped(typed, ownTimeZone())?.toISOString() ?? typed;

const accessIn = ({ audience, plans }: PostValues): SubscriptionAccessForm | null =>
  audience === 'everyone'
    ? null
    : { availableToAllPaid: audience === 'members', validSubscriptions: audience === 'plans' ? plans : [] };

/** The answers that were filled in. */
export const answersIn = ({ answers }: ComposedPoll): string[] =>
  answers.map(({ text }) => text.trim()).filter((text) => text !== '');

/** The request body. */
export const bodyOf = (values: PostValues, { idUser, space, idPost }: Place, draft: boolean) => {
  const { title, text, attached, pictures, file, link, poll, category, isLater, publishAt } = values;
  return {
    ...(idPost !== undefined && { idPost }),
    idUser,
    title,
    text,
    link: attached === 'link' && link.trim() !== '' ? link : null,
    pictures: attached === 'pictures' ? pictures.map(({ idImage, alt }) => ({ idImage, alt })) : [],
    idFile: attached === 'file' && file ? file.idFile : null,
    poll: poll && { answers: answersIn(poll), ends: moment(poll.ends) },
    subscriptionAccess: space === 'feed' ? accessIn(values) : null,
    idCategory: category === '' ? null : Number(category),
    publishAt: isLater && publishAt !== '' ? moment(publishAt) : null,
    draft,
  };
};
