export const support = {
  SUPPORT_ANSWERED: {
    name: 'Answers from support',
    mail: {
      subject: 'Our answer to your message No. {number}',
      title: 'We’ve answered your message',
      body: '{answer}\n\nYou wrote:\n\n> {question}\n\nIf something is still open, write to us again and we’ll go on from here.',
      action: 'Write to us again',
    },
  },
  SUPPORT_WROTE: {
    name: 'Messages from support',
    sentence: { text: 'Support has answered you' },
    mail: { body: 'Open the chat to read it and to answer.', action: 'Open the chat' },
  },
} as const;
