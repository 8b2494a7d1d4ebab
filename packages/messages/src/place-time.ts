import type { Language } from '@stagedoor/contract/limits';

const locales: Record<Language, string> = { en: 'en-GB', uk: 'uk', ru: 'ru' };

/** "By the time of…" the places where most events are. The first is the usual one. */
const times: Readonly<Record<string, Record<Language, string>>> = {
  'Europe/Kyiv': { en: 'Kyiv time', uk: 'за київським часом', ru: 'по киевскому времени' },
  'Europe/Warsaw': { en: 'Warsaw time', uk: 'за варшавським часом', ru: 'по варшавскому времени' },
  'Europe/Berlin': { en: 'Berlin time', uk: 'за берлінським часом', ru: 'по берлинскому времени' },
  'Europe/Paris': { en: 'Paris time', uk: 'за паризьким часом', ru: 'по парижскому времени' },
  'Europe/London': { en: 'London time', uk: 'за лондонським часом', ru: 'по лондонскому времени' },
  'Europe/Lisbon': { en: 'Lisbon time', uk: 'за лісабонським часом', ru: 'по лиссабонскому времени' },
  'Africa/Lagos': { en: 'Lagos time', uk: 'за лагоським часом', ru: 'по лагосскому времени' },
  'America/New_York': { en: 'New York time', uk: 'за нью-йоркським часом', ru: 'по нью-йоркскому времени' },
  'America/Los_Angeles': {
    en: 'Los Angeles time',
    uk: 'за лос-анджелеським часом',
    ru: 'по лос-анджелесскому времени',
  },
  'Asia/Tokyo': { en: 'Tokyo time', uk: 'за токійським часом', ru: 'по токийскому времени' },
};

/** Browsers still report some time zones by the names they had before. */
const renamed: Readonly<Record<string, string>> = {
  'Europe/Kiev': 'Europe/Kyiv',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
};
export const currentZoneName = (timeZone: string): string => renamed[timeZone] ?? timeZone;

export const usualZones: readonly string[] = Object.keys(times);

/** `America/Argentina/Buenos_Aires` is `Buenos Aires`. */
const cityOf = (timeZone: string) => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

const byCity: Record<Language, (city: string) => string> = {
  en: (city) => `${city} time`,
  uk: (city) => `за часом: ${city}`,
  ru: (city) => `по времени: ${city}`,
};

/** `Kyiv time`, to stand behind a time. */
export const zoneInWords = (timeZone: string, language: Language): string => {
  const zone = currentZoneName(timeZone);
  return times[zone]?.[language] ?? byCity[language](cityOf(zone));
};

const formats = new Map<string, Intl.DateTimeFormat>();

const formatIn = (timeZone: string, language: Language, part: 'weekday' | 'date' | 'time') => {
  const key = `${language} ${part} ${timeZone}`;
  const options: Record<typeof part, Intl.DateTimeFormatOptions> = {
    weekday: { weekday: 'short' },
    date: { day: 'numeric', month: 'short', year: 'numeric' },
    time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  };
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locales[language], { ...options[part], timeZone });
  formats.set(key, format);
  return format;
};

/** `Wed 18 Nov 2026, 18:00`, as the clocks there show it. */
export const placeTime = (at: Date, timeZone: string, language: Language): string => {
  const [weekday, date, time] = (['weekday', 'date', 'time'] as const).map((part) =>
    formatIn(timeZone, language, part).format(at),
  );
  return `${weekday}${language === 'en' ? '' : ','} ${date}, ${time}`;
};

/** When something takes place, by the time of the place: `Wed 18 Nov 2026, 18:00, Kyiv time`. */
export const placeTimeInWords = (at: Date, timeZone: string, language: Language): string =>
  `${placeTime(at, timeZone, language)}${language === 'en' ? ',' : ''} ${zoneInWords(timeZone, language)}`;
