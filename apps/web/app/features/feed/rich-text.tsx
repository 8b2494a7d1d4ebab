import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import textStyles from '../../ui/theme/text.module.css';
import styles from './feed.module.css';
import { findLinks, type TextPart } from './find-links.ts';

/** What people wrote: plain text with its line breaks; links and mentions can be followed. */
export const RichText = ({ text }: { text: string }) => {
  const parts = useMemo(() => findLinks(text), [text]);
  return (
    <p className={styles.text}>
      {parts.map((part) => (
        <Part key={part.at} part={part} />
      ))}
    </p>
  );
};

const Part = ({ part: { text, href, nickname } }: { part: TextPart }) => {
  if (nickname)
    return (
      <Link to={paths.profile({ idUser: 0, nickname })} className={textStyles.link}>
        {text}
      </Link>
    );
  if (href)
    return (
      <a href={href} rel="nofollow ugc noopener" target="_blank" className={textStyles.link}>
        {text}
      </a>
    );
  return text;
};

const foldFrom = 700;
const foldTo = 500;
const linesShown = 12;

/** The beginning of a long text, cut between words; null for one that is short enough. */
export const beginningOf = (text: string): string | null => {
  const lines = text.split('\n');
  if (text.length <= foldFrom && lines.length <= linesShown + 3) return null;
  const start = lines.slice(0, linesShown).join('\n').slice(0, foldTo);
  const isBetweenWords = /\s/.test(text.charAt(start.length));
  const whole = isBetweenWords ? start : start.replace(/\s\S*$/u, '');
  return `${whole.trimEnd()}…`;
};

/** A long text is folded until the reader wants all of it. */
export const FoldedText = ({ text }: { text: string }) => {
  const { t } = useTranslation('feed');
  const [isOpen, setOpen] = useState(false);
  const beginning = beginningOf(text);
  if (beginning === null) return <RichText text={text} />;
  return (
    <>
      <RichText text={isOpen ? text : beginning} />
      <button
        type="button"
        className={`${styles.quietLink} ${textStyles.link}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t('fold') : t('unfold')}
      </button>
    </>
  );
};
