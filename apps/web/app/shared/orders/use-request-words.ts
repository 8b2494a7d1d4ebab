import { languageName } from '@stagedoor/messages/language-name';
import { useTranslation } from '../i18n/use-translation.ts';
import { useLanguage } from '../pages/shell-data.ts';

/** The value of an order's field in words: occasions and languages are stored as codes. */
export const useRequestWords = () => {
  const { find } = useTranslation('occasions');
  const language = useLanguage();
  return ({ name, value }: { name: string; value: string }): string => {
    if (name === 'occasion') return find(value) ?? value;
    return name === 'greetingLanguage' ? languageName(value, language) : value;
  };
};
