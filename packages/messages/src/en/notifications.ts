import type { NotificationType } from '@stagedoor/contract/notification-types';

type Sentence = { text: string } | { text: string; more_one: string; more_other: string };

/** `more_…` is said when several people did the same; `count` is how many besides the first. */
export const notifications = {
  somebody: 'Somebody',
  types: {
    NEW_COMMENT: { text: '{partner} commented on your post' },
    NEW_POST: { text: '{partner} published a new post' },
    NEW_COMMENT_ANSWER: { text: '{partner} answered your comment' },
    MISS_YOU_POST: { text: 'While you were away, {partner} published a new post' },
    POPULAR_POST: { text: 'People are talking: your post has more than 100 comments' },
    AUCTION_STARTED_FOR_OWNER: { text: 'Your auction “{product}” has begun' },
    FIRST_BID: { text: '“{product}” has its first bid' },
    AUCTION_ENDED_FOR_OWNER: { text: 'Your auction “{product}” is over, and there is a winner' },
    AUCTION_ENDED_NO_BIDS: { text: 'Your auction “{product}” is over without a buyer' },
    NEW_BID: { text: 'There is a new bid on “{product}”' },
    HIGHER_BID: { text: 'Somebody bid more than you on “{product}”' },
    AUCTION_ENDED_LOSE: { text: '“{product}” went to another bidder' },
    AUCTION_ENDED_WIN: { text: 'You won “{product}”' },
    LIKE_POST: {
      text: '{partner} likes your post',
      more_one: '{partner} and {count} more person like your post',
      more_other: '{partner} and {count} more people like your post',
    },
    LIKE_COMMENT: {
      text: '{partner} likes your comment',
      more_one: '{partner} and {count} more person like your comment',
      more_other: '{partner} and {count} more people like your comment',
    },
    LIKE_COMMENT_ANSWER: {
      text: '{partner} likes your answer',
      more_one: '{partner} and {count} more person like your answer',
      more_other: '{partner} and {count} more people like your answer',
    },
    DEPOSIT_RECEIVED: { text: '{amount} arrived in your wallet' },
    WITHDRAW_APPROVED: { text: 'Your withdrawal of {amount} is approved' },
    WITHDRAW_REJECTED: { text: 'Your withdrawal of {amount} was not approved; the money is back in your wallet' },
    MONEY_BACK_MESSAGE: { text: '{partner} did not answer: {amount} came back to you' },
    MONEY_BACK_CALL: { text: 'The call with {partner} did not happen: {amount} came back to you' },
    BACK_ONLINE: { text: '{partner} is back' },
    NEW_PRODUCT: { text: '{partner} offers something new: “{product}”' },
    EVERYTHING_SOLD: { text: '“{product}” is sold out' },
    PHYSICAL_MONEY_RECEIVED: { text: '“{product}” was delivered: {amount} is yours' },
    PRODUCT_REMIND: { text: '“{product}” is still waiting for you' },
    NEW_PRODUCT_REACTION: { text: '{partner} reacted to “{product}”' },
    COLLABORATION_APPROVED: { text: 'Your request “{product}” is approved and on its way to {partner}' },
    COLLABORATION_REJECTED: { text: 'Your request “{product}” was not approved; the money comes back to you' },
    COMMUNITY_NEW_COMMENT: { text: '{partner} commented on your community post' },
    COMMUNITY_NEW_COMMENT_ANSWER: { text: '{partner} answered your comment in the community' },
    COMMUNITY_LIKE_POST: {
      text: '{partner} likes your community post',
      more_one: '{partner} and {count} more person like your community post',
      more_other: '{partner} and {count} more people like your community post',
    },
    COMMUNITY_LIKE_COMMENT: {
      text: '{partner} likes your comment in the community',
      more_one: '{partner} and {count} more person like your comment in the community',
      more_other: '{partner} and {count} more people like your comment in the community',
    },
    COMMUNITY_LIKE_COMMENT_ANSWER: {
      text: '{partner} likes your answer in the community',
      more_one: '{partner} and {count} more person like your answer in the community',
      more_other: '{partner} and {count} more people like your answer in the community',
    },
    COMMUNITY_NEW_POST: { text: '{partner} wrote in the community' },
    PURCHASED_SUBSCRIPTION: { text: '{partner} subscribed to “{product}”' },
    DONATION_RECEIVED: { text: '{partner} gave you {amount}' },
    EVENT_INFO: { text: '“{product}” begins in an hour' },
  } satisfies Record<NotificationType, Sentence>,
};
