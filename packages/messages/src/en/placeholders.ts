import type { Placeholders } from '../placeholder.ts';

const nobody = { recipientName: '', wishes: '' };

export const placeholders: Placeholders = {
  AUTOGRAPH: {
    name: 'Signed photo',
    shortAbout: 'Signed to you by name, as an image',
    about: 'What you sign, how, and what you’d like to know about the person',
    recipientName: 'Olena',
    wishes: 'It’s for her thirtieth birthday, and she knows all your songs',
  },
  VIDEO_GREETING: {
    name: 'Video greeting',
    shortAbout: 'A minute, recorded for one person',
    about: 'How long it is, where you record it and what makes it yours',
    recipientName: 'Olena',
    wishes: 'Wish her luck on the first day of her new job. Her cat is called Borsch',
  },
  AUTO_REPLY: {
    name: 'Unreleased demo',
    shortAbout: 'A secret link, yours right away',
    about: 'What the buyer finds behind the link',
    ...nobody,
  },
  PHYSICAL: {
    name: 'Tour T-shirt',
    shortAbout: 'Heavy cotton, printed by hand',
    about: 'What it’s made of, how it fits, how you pack it',
    ...nobody,
  },
  EVENT: {
    name: 'An evening at the studio',
    shortAbout: 'Thirty seats, tea included',
    about: 'What happens, how long it takes, what to bring',
    ...nobody,
  },
  COLLABORATION: {
    name: 'Work with me',
    shortAbout: 'Tell me what you have in mind',
    about: 'What you do with brands and people, and what you never do',
    recipientName: '',
    wishes: 'Who you are, what you want to make, and by when',
  },
  MUSEUM_TOUR: {
    name: 'A walk through the collection',
    shortAbout: 'Ninety minutes, eight people',
    about: 'Which rooms you show and what you talk about',
    ...nobody,
  },
  MSG: {
    name: 'Message me',
    shortAbout: 'A reply within a week, or your money back',
    about: 'What you like to be asked, and how you reply',
    recipientName: '',
    wishes: 'Your question',
  },
  CALL: {
    name: 'Call me',
    shortAbout: 'By the minute',
    about: 'When you’re available and what you like to talk about',
    ...nobody,
  },
  MESSAGE_PACKAGE: {
    name: 'Ten messages',
    shortAbout: 'Valid for a year',
    about: 'What the conversation is about',
    ...nobody,
  },
  CALL_PACKAGE: {
    name: 'An hour on the phone',
    shortAbout: 'Sixty minutes, valid for a year',
    about: 'What to use the hour for',
    ...nobody,
  },
  DONATION: {
    name: 'Support my work',
    shortAbout: 'Once, or every month',
    about: 'What the money makes possible',
    recipientName: '',
    wishes: 'A few words to go with it',
  },
  SUBSCRIPTION: {
    name: 'The inner circle',
    shortAbout: 'Posts, chats and events for subscribers',
    about: 'What subscribers get every month',
    ...nobody,
  },
  AUCTION: {
    name: 'Guitar from my last tour',
    shortAbout: 'One of a kind',
    about: 'Its story, its condition and how it gets to the winner',
    ...nobody,
  },
};
