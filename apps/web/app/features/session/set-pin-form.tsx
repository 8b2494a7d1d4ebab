import { isCommonPin } from '@stagedoor/contract/common-pin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { userQuery } from '../../shared/session/session.ts';
import { verified } from '../../shared/verification/verified.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { savePin } from './api.ts';
import { PinField, pinDigits } from './pin-field.tsx';

type Problems = { pin?: string; again?: string };

export const SetPinForm = () => {
  const { t } = useTranslation('password');
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => verified(() => savePin(pin)),
    onSuccess: () => {
      toast.success(t('pinSaved'));
      void cache.invalidateQueries(userQuery);
      void navigate(paths.settings('security'));
    },
    onError: useShowProblem(),
  });
  const submit = () => {
    const found: Problems = {
      ...(pin.length < pinDigits && { pin: t('pinShort') }),
      ...(pin.length === pinDigits && isCommonPin(pin) && { pin: t('pinCommon') }),
      ...(pin.length === pinDigits && pin !== again && { again: t('pinDiffers') }),
    };
    setProblems(found);
    if (!found.pin && !found.again) mutate();
  };
  return (
    <Form onSubmit={submit} spaced>
      <PinField label={t('pin')} value={pin} onChange={setPin} problem={problems.pin} />
      <PinField label={t('pinAgain')} value={again} onChange={setAgain} problem={problems.again} />
      <Button type="submit" look="primary" size="large" wide busy={isPending || isSuccess}>
        {t('savePin')}
      </Button>
    </Form>
  );
};
