import type { ReactNode } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import { ChipLink, ChipRow } from '../../../ui/buttons/chip.tsx';
import text from '../../../ui/theme/text.module.css';

const parts = {
  chats: staffPaths.support(),
  requests: staffPaths.supportRequests(),
  replies: staffPaths.supportReplies(),
} as const;

type Props = { part: keyof typeof parts; lead: string; children?: ReactNode };

/** Above each list of support: the way to the others, what this one is for, and its filters. */
export const SupportFilter = ({ part, lead, children }: Props) => {
  const { t } = useTranslation('support');
  return (
    <>
      <ChipRow label={t('parts.label')}>
        {(['chats', 'requests', 'replies'] as const).map((name) => (
          <ChipLink key={name} to={parts[name]} current={name === part}>
            {t(`parts.${name}`)}
          </ChipLink>
        ))}
      </ChipRow>
      <p className={text.quiet}>{lead}</p>
      {children}
    </>
  );
};
