import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../buttons/button.tsx';
import { Field } from './field.tsx';

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'end'> & { showLabel: string };

export const PasswordField = ({ showLabel, ...field }: Props) => {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton aria-label={showLabel} aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? <IconEyeOff aria-hidden="true" /> : <IconEye aria-hidden="true" />}
        </IconButton>
      }
    />
  );
};
