import type { FoundVideo, Post, PostAttachment } from '@stagedoor/contract/schemas/feed';
import { momentOfTyped } from '@stagedoor/contract/zoned-time';
import { ownTimeZone } from '../../../shared/time/own-time-zone.ts';
import { answersIn } from './to-body.ts';
import type { ComposerForm } from './use-composer.ts';

type Plan = { idSubscription: number; name: string; opens: readonly string[] };

/** Those that open the post; null for everyone. */
const accessOf = ({ values: { audience, plans: chosen }, place }: ComposerForm, plans: readonly Plan[]) => {
  if (place.space === 'community' || audience === 'everyone') return null;
  const opening = plans.filter(({ opens }) => opens.includes('posts'));
  return {
    availableToAllPaid: audience === 'members',
    validSubscriptions: opening.filter(
      ({ idSubscription }) => audience === 'members' || chosen.includes(idSubscription),
    ),
  };
};

/** The post as its readers would get it. */
export const postOf = (form: ComposerForm, video: FoundVideo | null, plans: readonly Plan[]): Post => {
  const { values, user, place, now, upload } = form;
  const moment = new Date(now).toISOString();
  const pictures = values.attached === 'pictures' ? values.pictures : [];
  const type = values.attached === 'file' ? values.file?.type : undefined;
  const attachments: PostAttachment[] = pictures.map((picture) => ({ type: 'PICTURE', ...picture }));
  if (type && values.file) {
    const fileLink = values.file.link ?? (upload.file ? URL.createObjectURL(upload.file) : '');
    attachments.push({ type, idFile: values.file.idFile, fileLink });
  }
  return {
    idPost: place.idPost ?? 0,
    space: place.space,
    idUser: place.idUser,
    ownerName: form.talent?.name ?? user.name,
    author: {
      idUser: user.idUser,
      name: user.name,
      imageLink: user.imageLink,
      role: form.talent ? 'AGENT' : form.manages ? 'OWNER' : 'MEMBER',
      hasProfile: form.manages,
    },
    title: values.title.trim(),
    text: values.text.trim(),
    subscriptionAccess: accessOf(form, plans),
    locked: false,
    behind: { pictures: pictures.length, video: type === 'VIDEO', audio: type === 'AUDIO', poll: values.poll !== null },
    link: video,
    attachments,
    poll: values.poll && {
      answers: answersIn(values.poll).map((text, at) => ({ idAnswer: at + 1, text, votes: 0 })),
      votes: 0,
      ends: (momentOfTyped(values.poll.ends, ownTimeZone()) ?? new Date(now)).toISOString(),
      chosen: null,
    },
    category: null,
    pinned: false,
    created: moment,
    edited: form.isPublished ? moment : null,
    likes: 0,
    liked: false,
    totalResponses: 0,
    hiddenResponses: 0,
    latestComments: [],
    lastCommentPage: 0,
    hideLoadMoreCommentsBtn: true,
    muted: false,
    slowSeconds: 0,
    may: { comment: false, edit: false, remove: false, manage: false },
  };
};
