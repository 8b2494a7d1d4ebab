/** How a purchase goes, in three steps, by what is bought. */
export const instructions = {
  AUTOGRAPH: {
    one: 'Tell us who it’s for. {name} signs it by hand and uploads a scan: a digital image, nothing comes by post.',
    two: 'We email it to you, and it stays in your orders.',
    three: 'Wrong name or hard to read? You can request one free fix within {fixDays, limit} days.',
  },
  VIDEO_GREETING: {
    one: 'Tell us who it’s for and what to say. {name} records it just for them.',
    two: 'We email you the video, and it stays in your orders to watch and download.',
    three: 'Wrong name or language? You can request one free fix within {fixDays, limit} days.',
  },
  AUTO_REPLY: {
    one: 'Pay, and you get your own private link: right away, or within {standardDays, limit} days if {name} replies in person.',
    two: 'It opens on up to {secretDevices, limit} devices, so don’t share it.',
    three: 'You’ll find it in your email and in your orders.',
  },
  PHYSICAL: {
    one: 'Choose an option and how to get it. You’ll see the shipping cost before you pay.',
    two: '{name} ships it within {standardDays, limit} days and you get a tracking number.',
    three: 'Not shipped within {standardDays, limit} days? We refund you automatically.',
  },
  EVENT: {
    one: 'Choose how many tickets you need.',
    two: 'We email you a ticket with a QR code. It’s also in your orders.',
    three: 'We’ll remind you an hour before it starts. Show the code at the entrance.',
  },
  COLLABORATION: {
    one: 'Tell us who you are and what you have in mind.',
    two: 'We review it within {collaborationHours, limit} hours, then {name} sees it.',
    three:
      'You pay for a reply: {name} replies within {collaborationDays, limit} days. If we don’t approve the request, we refund you and tell you why.',
  },
  MUSEUM_TOUR: {
    one: 'Choose a date and how many tickets you need.',
    two: 'We email you a ticket with a QR code. It’s also in your orders.',
    three: 'We’ll remind you an hour before it starts. The meeting point is below.',
  },
  MSG: {
    one: 'Write what you want to say or ask.',
    two: '{name} replies. We email you the reply, and it stays in your orders.',
    three:
      'No reply after {messageCancelHours, limit} hours? You can cancel for a full refund. After {standardDays, limit} days we refund you automatically.',
  },
  CALL: {
    one: 'Choose voice or video, and how many minutes to set aside.',
    two: '{name} sees your call right away and answers or declines. No answer, no charge.',
    three: 'You pay for the seconds you talk. The rest is released right after the call.',
  },
  MESSAGE_PACKAGE: {
    one: 'Pay, and the messages are in your order right away.',
    two: 'Chat with {name} is coming soon. The messages are valid for {packMonths, limit} months.',
    three: 'If {name} leaves Stagedoor, we refund unused messages.',
  },
  CALL_PACKAGE: {
    one: 'Pay, and the minutes are in your order right away.',
    two: 'Call {name} and choose your pack: it’s used by the second. The minutes are valid for {packMonths, limit} months.',
    three: 'If {name} leaves Stagedoor, we refund unused minutes.',
  },
} as const;
