import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import type { PostDraft } from '@stagedoor/contract/schemas/feed';
import { videoPage } from '@stagedoor/contract/video-link';
import { typedTime } from '@stagedoor/contract/zoned-time';
import { type Draft, draftAt, ownDraft } from '../../../shared/forms/draft.ts';
import { day } from '../../../shared/time/durations.ts';
import { ownTimeZone } from '../../../shared/time/own-time-zone.ts';

export type ComposedPicture = { idImage: string; imageLink: string; alt: string };
/** `link` only for a file that is stored already, to play it. */
export type ComposedFile = { idFile: string; type: 'VIDEO' | 'AUDIO'; link?: string };
/** `key` identifies the answer in the form. */
export type ComposedAnswer = { key: string; text: string };
/** `ends` is local time, as in the browser's field. */
export type ComposedPoll = { answers: ComposedAnswer[]; ends: string };

export const audiences = ['everyone', 'members', 'plans'] as const;
/** What can be attached; only one of them. */
export const attachmentKinds = ['pictures', 'file', 'link'] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

/** The raw input. */
export type PostValues = {
  title: string;
  text: string;
  attached: AttachmentKind | null;
  pictures: ComposedPicture[];
  file: ComposedFile | null;
  link: string;
  poll: ComposedPoll | null;
  audience: (typeof audiences)[number];
  plans: number[];
  /** Empty for none. */
  category: string;
  isLater: boolean;
  /** Local time, where it is published later. */
  publishAt: string;
};

export const emptyPost = (): PostValues => ({
  title: '',
  text: '',
  attached: null,
  pictures: [],
  file: null,
  link: '',
  poll: null,
  audience: 'everyone',
  plans: [],
  category: '',
  isLater: false,
  publishAt: '',
});

const pollDays = 7;

export const newAnswer = (text = ''): ComposedAnswer => ({ key: crypto.randomUUID(), text });

export const newPoll = (now: number): ComposedPoll => ({
  answers: [newAnswer(), newAnswer()],
  ends: typedTime(new Date(now + pollDays * day), ownTimeZone()),
});

const typed = (moment: string) => typedTime(new Date(moment), ownTimeZone());

type Attached = Pick<PostValues, 'attached' | 'pictures' | 'file' | 'link'>;

const attachedIn = ({ attachments, link }: PostDraft): Attached => {
  const pictures = attachments.flatMap((each) =>
    each.type === 'PICTURE' ? [{ idImage: each.idImage, imageLink: each.imageLink, alt: each.alt }] : [],
  );
  const [file = null] = attachments.flatMap((each) =>
    each.type === 'PICTURE' ? [] : [{ idFile: each.idFile, type: each.type, link: each.fileLink }],
  );
  const attached = link ? 'link' : file ? 'file' : pictures.length > 0 ? 'pictures' : null;
  return { attached, pictures, file, link: link ? videoPage(link) : '' };
};

/** A draft, a scheduled or a published post. */
export const valuesOf = (post: PostDraft): PostValues => {
  const { subscriptionAccess: access, poll, idCategory, publishAt } = post;
  return {
    title: post.title,
    text: post.text,
    ...attachedIn(post),
    poll: poll && { answers: poll.answers.map((text) => newAnswer(text)), ends: typed(poll.ends) },
    audience: access === null ? 'everyone' : access.availableToAllPaid ? 'members' : 'plans',
    plans:
      access === null || access.availableToAllPaid
        ? []
        : access.validSubscriptions.map(({ idSubscription }) => idSubscription),
    category: idCategory === null ? '' : String(idCategory),
    isLater: publishAt !== null,
    publishAt: publishAt === null ? '' : typed(publishAt),
  };
};

/** Where a post is written: the reader, the page and its space, and the post that is changed. */
export type Place = { idAuthor: number; idUser: number; space: FeedSpace; idPost: number | undefined };

/** The name of the form, for what this browser keeps of it. */
export const formName = ({ idAuthor, idUser, space, idPost }: Place): string =>
  `post.${version}.${idAuthor}.${idUser}.${space}.${idPost ?? 'new'}`;

/** To be incremented when the shape of `PostValues` changes: drafts of other versions are ignored. */
const version = 1;

/**
 * Links to pictures for members live only for minutes: `stored` has fresh ones. The file is not taken from the draft but
 * from what is kept of its upload, which is checked with the server.
 */
export const postDraft = (place: Place, stored: PostValues | undefined): Draft<PostValues> =>
  draftAt(
    ownDraft(formName(place)),
    (kept) => {
      if (!('attached' in kept)) return undefined;
      const { file: _file, ...values } = kept as PostValues;
      const fresh = new Map(stored?.pictures.map(({ idImage, imageLink }) => [idImage, imageLink]));
      const pictures = values.pictures.map((picture) => ({
        ...picture,
        imageLink: fresh.get(picture.idImage) ?? picture.imageLink,
      }));
      return { ...values, pictures };
    },
    'browser',
  );
