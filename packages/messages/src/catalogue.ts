import type { Language } from '@stagedoor/contract/limits';
import type { admin } from './en/admin.ts';
import type { application } from './en/application.ts';
import type { applications } from './en/applications.ts';
import type { audit } from './en/audit.ts';
import type { block } from './en/block.ts';
import type { books } from './en/books.ts';
import type { bought } from './en/bought.ts';
import type { buy } from './en/buy.ts';
import type { decisions } from './en/decisions.ts';
import type { deliver } from './en/deliver.ts';
import type { errors } from './en/errors.ts';
import type { explore } from './en/explore.ts';
import type { factor } from './en/factor.ts';
import type { home } from './en/home.ts';
import type { links } from './en/links.ts';
import type { login } from './en/login.ts';
import type { members } from './en/members.ts';
import type { mobile } from './en/mobile.ts';
import type { notifications } from './en/notifications.ts';
import type { orders } from './en/orders.ts';
import type { password } from './en/password.ts';
import type { people } from './en/people.ts';
import type { photo } from './en/photo.ts';
import type { product } from './en/product.ts';
import type { profile } from './en/profile.ts';
import type { register } from './en/register.ts';
import type { report } from './en/report.ts';
import type { reports } from './en/reports.ts';
import type { reviews } from './en/reviews.ts';
import type { search } from './en/search.ts';
import type { settings } from './en/settings.ts';
import type { shell } from './en/shell.ts';
import type { studio } from './en/studio.ts';
import type { titles } from './en/titles.ts';
import type { users } from './en/users.ts';
import type { verify } from './en/verify.ts';
import type { wallet } from './en/wallet.ts';
import type { withdraw } from './en/withdraw.ts';

/** The English texts, by file; the other languages are checked against them. */
export type Catalogue = {
  admin: typeof admin;
  application: typeof application;
  applications: typeof applications;
  audit: typeof audit;
  block: typeof block;
  books: typeof books;
  bought: typeof bought;
  buy: typeof buy;
  decisions: typeof decisions;
  deliver: typeof deliver;
  errors: typeof errors;
  explore: typeof explore;
  factor: typeof factor;
  home: typeof home;
  links: typeof links;
  login: typeof login;
  members: typeof members;
  mobile: typeof mobile;
  notifications: typeof notifications;
  orders: typeof orders;
  password: typeof password;
  people: typeof people;
  photo: typeof photo;
  product: typeof product;
  profile: typeof profile;
  register: typeof register;
  report: typeof report;
  reports: typeof reports;
  reviews: typeof reviews;
  search: typeof search;
  settings: typeof settings;
  shell: typeof shell;
  studio: typeof studio;
  titles: typeof titles;
  users: typeof users;
  verify: typeof verify;
  wallet: typeof wallet;
  withdraw: typeof withdraw;
};

export type Namespace = keyof Catalogue;

const files: Record<Namespace, true> = {
  admin: true,
  application: true,
  applications: true,
  audit: true,
  block: true,
  books: true,
  bought: true,
  buy: true,
  decisions: true,
  deliver: true,
  errors: true,
  explore: true,
  factor: true,
  home: true,
  links: true,
  login: true,
  members: true,
  mobile: true,
  notifications: true,
  orders: true,
  password: true,
  people: true,
  photo: true,
  product: true,
  profile: true,
  register: true,
  report: true,
  reports: true,
  reviews: true,
  search: true,
  settings: true,
  shell: true,
  studio: true,
  titles: true,
  users: true,
  verify: true,
  wallet: true,
  withdraw: true,
};

export const namespaces: readonly string[] = Object.keys(files);

export const isNamespace = (name: string): name is Namespace => Object.hasOwn(files, name);

export type Texts = { readonly [key: string]: string | Texts };

/** One file of one language; in the browser each is a chunk of its own, so nobody downloads what they do not read. */
export const loadTexts = async (language: Language, namespace: Namespace): Promise<Texts> => {
  const file: Partial<Record<string, Texts>> = await import(`./${language}/${namespace}.ts`);
  return file[namespace] ?? {};
};
