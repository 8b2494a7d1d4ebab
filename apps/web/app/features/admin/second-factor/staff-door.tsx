import { Refusal } from '@stagedoor/contract/errors';
import type { StaffSelf } from '@stagedoor/contract/schemas/staff';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Wrap } from '../../../ui/page.tsx';
import text from '../../../ui/text.module.css';
import { selfQuery } from './api.ts';
import { Enrol } from './enrol.tsx';
import { Enter } from './enter.tsx';
import { toHeading } from './to-heading.ts';
import { useAskAgain } from './use-ask-again.ts';

type Props = {
  /** What somebody sees who does not work here any more. */
  closed: ReactNode;
  children: (scopes: StaffSelf['scopes']) => ReactNode;
};

/** Nobody passes without the second factor; whoever has none sets it up here. */
export const StaffDoor = ({ closed, children }: Props) => {
  const { t } = useTranslation('factor');
  const { t: shell } = useTranslation('shell');
  const { data: self, error, refetch } = useQuery(selfQuery);
  useAskAgain();
  const isOutside = self !== undefined && self.secondFactor !== 'passed';
  const wasOutside = useRef(isOutside);
  useEffect(() => {
    if (wasOutside.current && !isOutside) toHeading();
    wasOutside.current = isOutside;
  }, [isOutside]);
  if (error instanceof Refusal && error.name === 'pageNotFound') return closed;
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
