import { notificationText } from '@stagedoor/messages/notification-text';
import { useTexts, useTranslation } from '../../shared/texts/use-translation.ts';

type Item = Parameters<typeof notificationText>[2];

/** What a notification says in the language whose texts are loaded. */
export const useSentence = () => {
  useTranslation('notifications'); // waits until they are there
  const texts = useTexts();
  const file = texts.file('notifications');
  return (item: Item) => (file ? notificationText(file, texts.language(), item) : null);
};
