import { ApiError } from '@stagedoor/contract/errors';
import { useState } from 'react';
import { leaving } from '../../shared/forms/use-form.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { acceptOffer, useSave } from './api.ts';
import { partOf } from './steps.ts';
import type { Applying } from './use-application.ts';

/** Accepts the agreement and submits; shows what is missing. */
export const useHandIn = ({ values, submit, pointAt, dropDraft }: Applying) => {
  const { t } = useTranslation('application');
  const save = useSave();
  const [changed, setChanged] = useState<string>();
  const send = async () => {
    await acceptOffer();
    await save.mutateAsync({ ...partOf('offer', values), submit: true });
    dropDraft();
    return leaving;
  };
  const refused = (error: unknown) => {
    const { name, fields = {} } = error instanceof ApiError ? error : { name: null };
    const [missing] = Object.keys(fields);
    if ('version' in fields) return setChanged(t('offer.changed'));
    if (name !== 'mandatoryFieldNull' || missing === undefined || missing === 'answer') throw error;
    pointAt(missing);
  };
  const handIn = () => {
    setChanged(undefined);
    return submit(() => send().catch(refused));
  };
  return { handIn, changed };
};
