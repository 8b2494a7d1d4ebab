import type { Application } from '@stagedoor/contract/schemas/application';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import type { application as texts } from '@stagedoor/messages/en/application';
import type { Change } from './api.ts';

export const steps = ['craft', 'about', 'accounts', 'charity', 'link', 'offer'] as const;
export type Step = (typeof steps)[number];

export type Values = {
  categories: string[];
  tags: number[];
  specialization: string;
  about: string;
  languages: string[];
  gives: boolean;
  fund: string;
  percent: string;
  answer: string;
};

type Problem = keyof (typeof texts)['problems'];
export type Problems = Partial<Record<Problem, true>>;

export const valuesOf = (application: Application): Values => ({
  categories: application.categories,
  tags: application.tags,
  specialization: application.specialization,
  about: application.about,
  languages: application.languages,
  gives: application.charity !== null,
  fund: String(application.charity?.idCharityFund ?? ''),
  percent: String(application.charity?.percent ?? ''),
  answer: application.answer,
});

const wholePercent = (text: string) => {
  const percent = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return percent >= 1 && percent <= 100 ? percent : null;
};

const found = (problems: Record<string, boolean>): Problems =>
  Object.fromEntries(Object.entries(problems).flatMap(([name, wrong]) => (wrong ? [[name, true]] : [])));

export type Facts = { application: Application; user: SelfUser };

/** The errors of a step; empty when it is complete. */
export const problemsIn = (step: Step, values: Values, { application, user }: Facts): Problems => {
  if (step === 'craft') return found({ categories: values.categories.length === 0 });
  if (step === 'about') {
    return found({
      specialization: values.specialization.trim() === '',
      about: values.about.trim() === '',
      languages: values.languages.length === 0,
    });
  }
  if (step === 'accounts') {
    return found({ profiles: application.profiles.length + user.socialAccounts.length === 0 });
  }
  if (step === 'charity' && values.gives) {
    return found({ fund: values.fund === '', percent: wholePercent(values.percent) === null });
  }
  return {};
};

/** The part of a step that can be saved before it is complete. */
export const partOf = (step: Step, values: Values): Change => {
  const { categories, tags, languages, specialization, about, answer } = values;
  if (step === 'craft') return categories.length > 0 ? { categories, tags } : {};
  if (step === 'about') {
    const oneLine = specialization.trim().replaceAll(/\s+/g, ' ');
    return { specialization: oneLine, about: about.trim(), ...(languages.length > 0 && { languages }) };
  }
  if (step === 'charity') return charityOf(values);
  return step === 'offer' && answer.trim() !== '' ? { answer: answer.trim() } : {};
};

const charityOf = ({ gives, fund, percent }: Values): Change => {
  if (!gives) return { charity: null };
  const share = wholePercent(percent);
  return fund !== '' && share !== null ? { charity: { idCharityFund: Number(fund), percent: share } } : {};
};

const partStep: Readonly<Record<string, Step>> = {
  categories: 'craft',
  tags: 'craft',
  specialization: 'about',
  about: 'about',
  languages: 'about',
  profiles: 'accounts',
  charity: 'charity',
};

/** The step in which a part that the server misses is filled in. */
export const stepOf = (part: string): Step => partStep[part] ?? 'offer';

/** The step at which a returning applicant continues. */
export const openStep = (requested: string | null, values: Values, facts: Facts): Step => {
  const isOpen = (step: Step) => Object.keys(problemsIn(step, values, facts)).length > 0;
  const known = steps.find((step) => step === requested);
  const before = known ? steps.slice(0, steps.indexOf(known)) : steps;
  return before.find(isOpen) ?? known ?? 'offer';
};
