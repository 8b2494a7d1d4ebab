// What the server renders of a feed needs its styles before its scripts are loaded.
import './comments/comments.module.css';
import './feed.module.css';
import './post/attachments.module.css';
import './post/locked-post.module.css';
import './post/poll.module.css';
import '../../ui/buttons/chip.module.css';
import '../../ui/buttons/menu.module.css';
import '../../ui/fields/check.module.css';
import '../../ui/fields/field.module.css';
import '../../ui/fields/form.module.css';
import '../../ui/layout/stage.module.css';
import '../../ui/media/video-link.module.css';
