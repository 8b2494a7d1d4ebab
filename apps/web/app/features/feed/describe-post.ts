import type { Post } from '@stagedoor/contract/schemas/feed';

const shortened = (text: string, max: number): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= max ? line : `${line.slice(0, max - 1).replace(/\s\S*$/u, '')}…`;
};

const pictureOf = ({ attachments, link }: Post): string | undefined => {
  const first = attachments.find((one) => one.type === 'PICTURE');
  const base = first?.imageLink ?? link?.imageLink;
  return base ? `${base}/1280.webp` : undefined;
};

/** What search engines and shared links may know of a post: all of a public one, and only the title of any other. */
export const describePost = (post: Post) => {
  const isPublic = post.subscriptionAccess === null && post.space === 'feed' && !post.locked;
  const description = isPublic ? shortened(post.text, 200) : '';
  const title = post.title || (isPublic ? shortened(post.text, 70) : '');
  const picture = isPublic ? pictureOf(post) : undefined;
  const jsonLd = (url: string, image: string | undefined, authorUrl: string) => ({
    '@context': 'https://schema.org',
    '@type': 'SocialMediaPosting',
    url,
    headline: title,
    ...(post.text && { articleBody: post.text }),
    datePublished: post.created,
    ...(post.edited && { dateModified: post.edited }),
    author: { '@type': 'Person', name: post.author.name, url: authorUrl },
    ...(image && { image }),
    commentCount: post.totalResponses,
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/LikeAction',
      userInteractionCount: post.likes,
    },
  });
  return { isPublic, title, description, picture, jsonLd };
};
