import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import { useId } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Ways } from '../../../ui/fields/form.tsx';
import text from '../../../ui/theme/text.module.css';
import { FileField } from './file-field.tsx';
import { LinkField } from './link-field.tsx';
import { PicturesField } from './pictures-field.tsx';
import { PollField } from './poll-field.tsx';
import type { ComposerForm } from './use-composer.ts';
import { type AttachmentKind, attachmentKinds, newPoll } from './values.ts';

const icons = { pictures: IconPhoto, file: IconVideo, link: IconLink };

const fields = { pictures: PicturesField, file: FileField, link: LinkField };

/** Pictures, a file or a link, one of the three, and a poll. */
export const AttachPart = ({ form }: { form: ComposerForm }) => {
  const { t } = useTranslation('composer');
  const id = useId();
  const { values, change, isPublished, now } = form;
  const Attached = values.attached && fields[values.attached];
  const isFull = values.attached !== null && !isEmptyOf(form);
  const choose = (kind: AttachmentKind) => {
    if (!isFull) change({ attached: values.attached === kind ? null : kind });
  };
  return (
    <>
      <Ways>
        {attachmentKinds.map((kind) => {
          const Icon = icons[kind];
          const isOther = isFull && values.attached !== kind;
          return (
            <Button
              key={kind}
              size="small"
              aria-pressed={values.attached === kind}
              aria-describedby={isOther ? id : undefined}
              inactive={isOther}
              onClick={() => choose(kind)}
            >
              <Icon aria-hidden="true" />
              {t(`kinds.${kind}`)}
            </Button>
          );
        })}
        {!isPublished && !values.poll && (
          <Button size="small" onClick={() => change({ poll: newPoll(now) })}>
            <IconChartBar aria-hidden="true" />
            {t('kinds.poll')}
          </Button>
        )}
      </Ways>
      {isFull && (
        <p id={id} className={`${text.small} ${text.quiet}`}>
          {t('oneKind')}
        </p>
      )}
      {Attached && <Attached form={form} />}
      {values.poll && <PollField form={form} poll={values.poll} />}
    </>
  );
};

/** Whether another kind can be chosen without losing anything. */
const isEmptyOf = ({ values, pictures, upload }: ComposerForm) =>
  ({
    pictures: values.pictures.length === 0 && pictures.arriving.length === 0,
    file: values.file === null && upload.file === null,
    link: values.link.trim() === '',
  })[values.attached ?? 'link'];
