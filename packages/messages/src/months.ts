import type { Language } from '@stagedoor/contract/limits';

type Months = { long: readonly string[]; short: readonly string[] };

const listed = (long: string, short: string): Months => ({ long: long.split(' '), short: short.split(' ') });

/**
 * As they stand in a date. The platform knows them too, but a browser takes long for its first date, and browsers do not all
 * shorten a month in the same way.
 */
export const months: Record<Language, Months> = {
  en: listed(
    'January February March April May June July August September October November December',
    'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
  ),
  uk: listed(
    'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня',
    'січ. лют. бер. квіт. трав. черв. лип. серп. вер. жовт. лист. груд.',
  ),
  ru: listed(
    'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
    'янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.',
  ),
};

/** What follows a year in a date. */
export const yearMarks: Record<Language, string> = { en: '', uk: ' р.', ru: ' г.' };
