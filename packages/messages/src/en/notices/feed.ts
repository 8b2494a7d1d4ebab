const liked = (what: string) => ({
  text: `{partner} liked ${what}`,
  more_one: `{partner} and {count} other person liked ${what}`,
  more_other: `{partner} and {count} other people liked ${what}`,
});
const toPost = { body: 'Open the post to read it and to answer.', action: 'Open the post' };

export const feed = {
  NEW_POST: {
    name: 'New posts of people you follow',
    sentence: { text: '{partner} published a new post' },
    mail: toPost,
  },
  MISS_YOU_POST: {
    name: 'What you missed while you were away',
    sentence: { text: '{partner} published a post while you were away' },
    mail: { body: 'Open the post to see what is new.', action: 'Open the post' },
  },
  NEW_COMMENT: {
    name: 'Comments on your posts',
    sentence: {
      text: '{partner} commented on your post',
      more_one: '{partner} commented on your post; there is {count} more new comment',
      more_other: '{partner} commented on your post; there are {count} more new comments',
    },
    mail: toPost,
  },
  NEW_COMMENT_ANSWER: {
    name: 'Answers to your comments',
    sentence: {
      text: '{partner} answered in a thread of yours',
      more_one: '{partner} answered in a thread of yours; there is {count} more new answer',
      more_other: '{partner} answered in a thread of yours; there are {count} more new answers',
    },
    mail: toPost,
  },
  LIKE_POST: { name: 'Likes of your posts', sentence: liked('your post') },
  LIKE_COMMENT: { name: 'Likes of your comments', sentence: liked('your comment') },
  LIKE_COMMENT_ANSWER: { name: 'Likes of your answers', sentence: liked('your answer') },
  POPULAR_POST: {
    name: 'Your posts that many talk about',
    sentence: { text: 'Your post has more than {comments} comments' },
    mail: { body: 'Open the post to see what people say.', action: 'Open the post' },
  },
  COMMUNITY_NEW_POST: {
    name: 'New posts in communities',
    sentence: { text: '{partner} posted in the community' },
    mail: toPost,
  },
  COMMUNITY_NEW_COMMENT: {
    name: 'Comments on your community posts',
    sentence: {
      text: '{partner} commented on your community post',
      more_one: '{partner} commented on your community post; there is {count} more new comment',
      more_other: '{partner} commented on your community post; there are {count} more new comments',
    },
    mail: toPost,
  },
  COMMUNITY_NEW_COMMENT_ANSWER: {
    name: 'Answers to your community comments',
    sentence: {
      text: '{partner} answered in a community thread of yours',
      more_one: '{partner} answered in a community thread of yours; there is {count} more new answer',
      more_other: '{partner} answered in a community thread of yours; there are {count} more new answers',
    },
    mail: toPost,
  },
  COMMUNITY_LIKE_POST: { name: 'Likes of your community posts', sentence: liked('your community post') },
  COMMUNITY_LIKE_COMMENT: { name: 'Likes of your community comments', sentence: liked('your community comment') },
  COMMUNITY_LIKE_COMMENT_ANSWER: { name: 'Likes of your community answers', sentence: liked('your community answer') },
} as const;
