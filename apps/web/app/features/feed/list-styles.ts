import chip from '../../ui/buttons/chip.module.css';
import menu from '../../ui/buttons/menu.module.css';
import check from '../../ui/fields/check.module.css';
import field from '../../ui/fields/field.module.css';
import form from '../../ui/fields/form.module.css';
import stage from '../../ui/layout/stage.module.css';
import videoLink from '../../ui/media/video-link.module.css';
import comments from './comments/comments.module.css';
import feed from './feed.module.css';
import attachments from './post/attachments.module.css';
import lockedPost from './post/locked-post.module.css';
import poll from './post/poll.module.css';

/**
 * What the server renders of a feed needs its styles before its scripts are loaded. The bundler keeps styles only where
 * their names are used.
 */
export const listStyles = [
  ...[chip, menu, check, field, form, stage, videoLink],
  ...[comments, feed, attachments, lockedPost, poll],
];
