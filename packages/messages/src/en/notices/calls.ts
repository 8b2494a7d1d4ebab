/** Notifications about calls. */
export const calls = {
  CALL_INCOMING: { name: 'Incoming calls', sentence: { text: '{partner} is calling you' } },
  CALL_MISSED: { name: 'Missed calls', sentence: { text: 'You missed a call from {partner}' } },
} as const;

/** Notifications about calls at an agreed time. */
export const bookings = {
  CALL_ASKED: {
    name: 'Calls you’re asked for',
    sentence: { text: '{partner} asks you for a call' },
    mail: { body: 'The time asked for: {time}. Accept it, or propose another.', action: 'Answer' },
  },
  CALL_PROPOSED: {
    name: 'Other times for a call',
    sentence: { text: '{partner} proposes another time for your call' },
    mail: { body: 'The new time: {time}. Accept it, or answer otherwise.', action: 'Answer' },
  },
  CALL_AGREED: {
    name: 'Agreed calls',
    sentence: { text: 'Your call with {partner} is agreed' },
    mail: {
      body: 'It begins {time}. Open its page a few minutes before. The file adds it to your calendar.',
      action: 'View call',
    },
  },
  CALL_CALLED_OFF: {
    name: 'Cancelled calls',
    sentence: { text: '{partner} cancelled your call' },
    mail: { body: 'The call ({time}) won’t take place, and nothing is charged for it.', action: 'View call' },
  },
  CALL_IN_AN_HOUR: {
    name: 'Calls in an hour',
    sentence: { text: 'Your call with {partner} is in an hour' },
    mail: { body: 'It begins {time}. Open its page a few minutes before.', action: 'Open call' },
  },
  CALL_SOON: { name: 'Calls that begin', sentence: { text: 'Your call with {partner} begins in a few minutes' } },
  CALL_FAN_AWAY: {
    name: 'Calls you didn’t come to',
    sentence: { text: '{partner} waited for you in a call' },
    mail: { body: 'You didn’t come, so the first minutes are paid. We return the rest.', action: 'View call' },
  },
  CALL_FAN_WAS_AWAY: {
    name: 'Fans who didn’t come',
    sentence: { text: '{partner} didn’t come to the call' },
    mail: { body: 'You waited, so you get the first minutes.', action: 'View call' },
  },
  CALL_TALENT_AWAY: {
    name: 'Calls you missed',
    sentence: { text: 'You missed an agreed call with {partner}' },
    mail: { body: 'We return everything to the fan, and it counts as not delivered on time.', action: 'View call' },
  },
} as const;

/** How a call is named in a calendar. */
export const callInCalendar = { name: 'Call: {fan} and {talent}' } as const;
