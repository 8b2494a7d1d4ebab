/** Notifications about agents, who act for talents. */
export const agents = {
  AGENT_ASKED: {
    name: 'Requests from agents',
    sentence: { text: '{partner} wants to be your agent' },
    mail: {
      body: 'If you accept, {partner} can post on your page and delete comments there. Everything they write carries their name and the word “Agent”. They never see your money or your settings, and you can end it any time.',
      action: 'View request',
    },
  },
  AGENT_ACCEPTED: {
    name: 'Answers to your agent requests',
    sentence: { text: '{partner} accepted you as their agent' },
    mail: {
      body: 'You can post on their page from now on. Everything you write there carries your name and the word “Agent”.',
      action: 'View agents',
    },
  },
  AGENT_DECLINED: {
    name: 'Answers to your agent requests',
    sentence: { text: '{partner} declined your request to be their agent' },
    mail: { body: 'Nothing changes for you. You can still act for others.', action: 'View agents' },
  },
  AGENT_ENDED: {
    name: 'The end of your work as an agent',
    sentence: { text: 'You’re no longer the agent of {partner}' },
    mail: {
      body: 'You can’t post on their page any more. What you wrote stays there with your name.',
      action: 'View agents',
    },
  },
  AGENT_LEFT: {
    name: 'Agents who no longer act for you',
    sentence: { text: '{partner} is no longer your agent' },
    mail: {
      body: 'They can’t post on your page any more. What they wrote stays there, marked as written by an agent.',
      action: 'View agents',
    },
  },
} as const;
