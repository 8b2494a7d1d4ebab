import { type NotificationTexts, notificationText } from '@stagedoor/messages/notification-text';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../../shared/language.ts';

type Item = Parameters<typeof notificationText>[2];

/** What a notification says in the language whose texts are loaded. */
export const useSentence = () => {
  const { i18n } = useTranslation('notifications');
  const texts = i18n.getResourceBundle(i18n.language, 'notifications') as NotificationTexts;
  return (item: Item) => notificationText(texts, chooseLanguage(i18n.language, null), item);
};
