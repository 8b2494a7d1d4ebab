import { ApiError } from '@stagedoor/contract/errors';
import type { StaffSelf } from '@stagedoor/contract/schemas/staff';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { toHeading } from '../../../shared/browser/to-heading.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Wrap } from '../../../ui/layout/page.tsx';
import text from '../../../ui/theme/text.module.css';
import { selfQuery } from './api.ts';
import { Enrol } from './enrol.tsx';
import { Enter } from './enter.tsx';
import { useAskAgain } from './use-ask-again.ts';

type Props = {
  /** For users who are no longer staff. */
  closed: ReactNode;
  children: (scopes: StaffSelf['scopes']) => ReactNode;
};

/** Requires the second factor; staff without one set it up here. */
export const StaffDoor = ({ closed, children }: Props) => {
  const { t } = useTranslation('authenticator');
  const { t: shell } = useTranslation('shell');
  const { data: self, error, refetch } = useQuery(selfQuery);
  useAskAgain();
  const isOutside = self !== undefined && self.secondFactor !== 'passed';
  const wasOutside = useRef(isOutside);
  useEffect(() => {
    if (wasOutside.current && !isOutside) toHeading();
    wasOutside.current = isOutside;
  }, [isOutside]);
  if (error instanceof ApiError && error.name === 'pageNotFound') return closed;
  if (self?.secondFactor === 'none') return <Enrol />;
  if (self?.secondFactor === 'asked') return <Enter />;
  if (self) return children(self.scopes);
  return (
    <Wrap>
      {error ? (
        <Note kind="stop">
          <p>{t('failed')}</p>
          <Button size="small" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </Note>
      ) : (
        <p className={text.quiet} role="status">
          {shell('oneMoment')}
        </p>
      )}
    </Wrap>
  );
};
