import { feedLimits } from '@stagedoor/contract/feed-limits';
import { parseVideoLink } from '@stagedoor/contract/video-link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import text from '../../../ui/theme/text.module.css';
import { videoQuery } from './api.ts';
import styles from './composer.module.css';
import { useProblemOf } from './problems.ts';
import type { ComposerForm } from './use-composer.ts';

const siteNames = { YOUTUBE: 'YouTube', VIMEO: 'Vimeo' };

/** The video of the link, as soon as it is one of a known site. */
export const useFoundVideo = ({ attached, link }: { attached: string | null; link: string }) => {
  const isVideo = attached === 'link' && parseVideoLink(link) !== null;
  return useQuery({ ...videoQuery(link.trim()), enabled: isVideo });
};

export const LinkField = ({ form }: { form: ComposerForm }) => {
  const { t } = useTranslation('composer');
  const { values, change } = form;
  const { data: video, isFetching, isError, refetch } = useFoundVideo(values);
  const [left, setLeft] = useState(false);
  const checked = useProblemOf(form.problems)('link');
  const isOther = left && values.link.trim() !== '' && !parseVideoLink(values.link);
  const problem = checked ?? (isOther ? t('problems.otherSite') : video === null ? t('problems.notFound') : undefined);
  return (
    <section className={styles.attached} aria-label={t('kinds.link')}>
      <Field
        label={t('link.label')}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={feedLimits.linkMax}
        placeholder="https://"
        value={values.link}
        problem={problem}
        hint={t('link.hint')}
        onBlur={() => setLeft(true)}
        onChange={({ target }) => change({ link: target.value })}
      />
      {isFetching && (
        <p role="status" className={text.quiet}>
          {t('link.finding')}
        </p>
      )}
      {isError && !isFetching && (
        <p role="status" className={text.small}>
          {t('link.failed')}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </p>
      )}
      {video && (
        <div role="status">
          <figure className={styles.video}>
            {video.imageLink && <img src={`${video.imageLink}/640.webp`} alt="" />}
            <figcaption>
              <span className={styles.name}>{video.title || t('link.noTitle')}</span>
              <span className={`${text.small} ${text.quiet}`}>{siteNames[video.site]}</span>
            </figcaption>
          </figure>
        </div>
      )}
      {values.link !== '' && (
        <div>
          <Button look="quiet" size="small" onClick={() => change({ link: '', attached: null })}>
            {t('link.remove')}
          </Button>
        </div>
      )}
    </section>
  );
};
