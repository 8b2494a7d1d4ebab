import type { Language } from '@stagedoor/contract/limits';
import type { addresses } from './en/addresses.ts';
import type { admin } from './en/admin.ts';
import type { agents } from './en/agents.ts';
import type { application } from './en/application.ts';
import type { applications } from './en/applications.ts';
import type { auction } from './en/auction.ts';
import type { auctions } from './en/auctions.ts';
import type { audit } from './en/audit.ts';
import type { authenticator } from './en/authenticator.ts';
import type { block } from './en/block.ts';
import type { books } from './en/books.ts';
import type { buy } from './en/buy.ts';
import type { callhours } from './en/callhours.ts';
import type { calls } from './en/calls.ts';
import type { calltimes } from './en/calltimes.ts';
import type { cards } from './en/cards.ts';
import type { certificates } from './en/certificates.ts';
import type { chat } from './en/chat.ts';
import type { checkin } from './en/checkin.ts';
import type { club } from './en/club.ts';
import type { composer } from './en/composer.ts';
import type { decisions } from './en/decisions.ts';
import type { deliver } from './en/deliver.ts';
import type { documents } from './en/documents.ts';
import type { errors } from './en/errors.ts';
import type { explore } from './en/explore.ts';
import type { feed } from './en/feed.ts';
import type { feedsettings } from './en/feedsettings.ts';
import type { firstbid } from './en/firstbid.ts';
import type { gifts } from './en/gifts.ts';
import type { help } from './en/help.ts';
import type { home } from './en/home.ts';
import type { instructions } from './en/instructions.ts';
import type { links } from './en/links.ts';
import type { login } from './en/login.ts';
import type { members } from './en/members.ts';
import type { mobile } from './en/mobile.ts';
import type { notifications } from './en/notifications.ts';
import type { occasions } from './en/occasions.ts';
import type { orders } from './en/orders.ts';
import type { overview } from './en/overview.ts';
import type { ownauctions } from './en/ownauctions.ts';
import type { ownbids } from './en/ownbids.ts';
import type { ownpage } from './en/ownpage.ts';
import type { password } from './en/password.ts';
import type { people } from './en/people.ts';
import type { photo } from './en/photo.ts';
import type { plans } from './en/plans.ts';
import type { product } from './en/product.ts';
import type { profile } from './en/profile.ts';
import type { purchase } from './en/purchase.ts';
import type { register } from './en/register.ts';
import type { report } from './en/report.ts';
import type { reports } from './en/reports.ts';
import type { reviews } from './en/reviews.ts';
import type { search } from './en/search.ts';
import type { settings } from './en/settings.ts';
import type { shell } from './en/shell.ts';
import type { staffauctions } from './en/staffauctions.ts';
import type { statuses } from './en/statuses.ts';
import type { studio } from './en/studio.ts';
import type { support } from './en/support.ts';
import type { titles } from './en/titles.ts';
import type { upload } from './en/upload.ts';
import type { users } from './en/users.ts';
import type { verify } from './en/verify.ts';
import type { wallet } from './en/wallet.ts';
import type { winner } from './en/winner.ts';
import type { withdraw } from './en/withdraw.ts';

/** The English texts, by file; the other languages are type-checked against them. */
export type Catalogue = {
  addresses: typeof addresses;
  admin: typeof admin;
  agents: typeof agents;
  application: typeof application;
  applications: typeof applications;
  auction: typeof auction;
  auctions: typeof auctions;
  audit: typeof audit;
  block: typeof block;
  books: typeof books;
  purchase: typeof purchase;
  buy: typeof buy;
  callhours: typeof callhours;
  calls: typeof calls;
  calltimes: typeof calltimes;
  cards: typeof cards;
  certificates: typeof certificates;
  chat: typeof chat;
  checkin: typeof checkin;
  club: typeof club;
  composer: typeof composer;
  decisions: typeof decisions;
  deliver: typeof deliver;
  documents: typeof documents;
  errors: typeof errors;
  explore: typeof explore;
  feedsettings: typeof feedsettings;
  authenticator: typeof authenticator;
  feed: typeof feed;
  firstbid: typeof firstbid;
  gifts: typeof gifts;
  help: typeof help;
  home: typeof home;
  instructions: typeof instructions;
  links: typeof links;
  login: typeof login;
  members: typeof members;
  mobile: typeof mobile;
  notifications: typeof notifications;
  occasions: typeof occasions;
  orders: typeof orders;
  overview: typeof overview;
  ownauctions: typeof ownauctions;
  ownbids: typeof ownbids;
  ownpage: typeof ownpage;
  password: typeof password;
  people: typeof people;
  photo: typeof photo;
  plans: typeof plans;
  product: typeof product;
  profile: typeof profile;
  register: typeof register;
  report: typeof report;
  reports: typeof reports;
  reviews: typeof reviews;
  search: typeof search;
  settings: typeof settings;
  shell: typeof shell;
  staffauctions: typeof staffauctions;
  statuses: typeof statuses;
  studio: typeof studio;
  support: typeof support;
  titles: typeof titles;
  upload: typeof upload;
  users: typeof users;
  verify: typeof verify;
  wallet: typeof wallet;
  winner: typeof winner;
  withdraw: typeof withdraw;
};

export type Namespace = keyof Catalogue;

const files: Record<Namespace, true> = {
  addresses: true,
  admin: true,
  agents: true,
  application: true,
  applications: true,
  auction: true,
  auctions: true,
  audit: true,
  block: true,
  books: true,
  purchase: true,
  buy: true,
  callhours: true,
  calls: true,
  calltimes: true,
  cards: true,
  certificates: true,
  chat: true,
  checkin: true,
  club: true,
  composer: true,
  decisions: true,
  deliver: true,
  documents: true,
  errors: true,
  explore: true,
  feedsettings: true,
  authenticator: true,
  feed: true,
  firstbid: true,
  gifts: true,
  help: true,
  home: true,
  instructions: true,
  links: true,
  login: true,
  members: true,
  mobile: true,
  notifications: true,
  occasions: true,
  orders: true,
  overview: true,
  ownauctions: true,
  ownbids: true,
  ownpage: true,
  password: true,
  people: true,
  photo: true,
  plans: true,
  product: true,
  profile: true,
  register: true,
  report: true,
  reports: true,
  reviews: true,
  search: true,
  settings: true,
  shell: true,
  staffauctions: true,
  statuses: true,
  studio: true,
  support: true,
  titles: true,
  upload: true,
  users: true,
  verify: true,
  wallet: true,
  winner: true,
  withdraw: true,
};

export const namespaces: readonly string[] = Object.keys(files);

export const isNamespace = (name: string): name is Namespace => Object.hasOwn(files, name);

export type Texts = { readonly [key: string]: string | Texts };

type TextFile = Partial<Record<string, Texts>>;

/** One file of one language, as it is written. */
export const loadTexts = async (language: Language, namespace: Namespace): Promise<Texts> => {
  const file: TextFile = await import(`./${language}/${namespace}.ts`);
  return file[namespace] ?? {};
};
