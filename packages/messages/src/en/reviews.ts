/** What fans said about a talent, on the profile. */
export const reviews = {
  title: 'What fans say',
  average: '{score} of 5',
  count_one: '{count, number} review',
  count_other: '{count, number} reviews',
  stars_one: '{count, number} star of 5',
  stars_other: '{count, number} stars of 5',
  about: '{name}, {product}',
  reply: '{name} replies',
  more: 'Show more',
  empty: 'No reviews yet',
  emptyText: 'Only people who bought something may write one.',
};
