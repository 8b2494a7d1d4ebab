import type { Placeholders } from '../placeholder.ts';

const nobody = { recipientName: '', wishes: '' };

export const placeholders: Placeholders = {
  AUTOGRAPH: {
    name: 'A signed photograph',
    shortAbout: 'Signed for you by name, as a picture',
    about: 'What you sign, how, and what you like to know about the person first',
    recipientName: 'Olena',
    wishes: 'It is for her thirtieth birthday, and she knows all your songs',
  },
  VIDEO_GREETING: {
    name: 'A greeting on video',
    shortAbout: 'A minute, recorded for one person',
    about: 'How long it is, where you record it, and what makes it yours',
    recipientName: 'Olena',
    wishes: 'Wish her courage for the first day at the new job; her cat is called Borsch',
  },
  AUTO_REPLY: {
    name: 'The unreleased demo',
    shortAbout: 'A secret link, yours at once',
    about: 'What the buyer finds behind the link',
    ...nobody,
  },
  PHYSICAL: {
    name: 'Tour T-shirt',
    shortAbout: 'Heavy cotton, printed by hand',
    about: 'What it is made of, how the sizes fall, how you pack it',
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
    about: 'Which rooms you show and what you tell there',
    ...nobody,
  },
  MSG: {
    name: 'Write to me',
    shortAbout: 'An answer within a week, or your money back',
    about: 'What you like to be asked, and how long you answer',
    recipientName: '',
    wishes: 'Your question',
  },
  CALL: {
    name: 'Call me',
    shortAbout: 'By the minute',
    about: 'When you can be reached and what you like to talk about',
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
    name: 'The guitar of the last tour',
    shortAbout: 'One of a kind',
    about: 'Its story, its condition, and how it travels to the winner',
    ...nobody,
  },
};
