import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

type Look = {
  look?: 'primary' | 'line' | 'quiet' | 'stop' | undefined;
  size?: 'small' | 'middle' | 'large' | undefined;
  wide?: boolean | undefined;
};

const looks = ({ look = 'line', size = 'middle', wide = false }: Look) => ({
  className: styles.button,
  'data-look': look,
  'data-size': size,
  'data-wide': wide,
});

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'className' | 'disabled'> & { busy?: boolean; inactive?: boolean };

/** While busy it keeps its size and focus and ignores presses. Inactive likewise: it can be focused, to say why. */
export const Button = ({
  look,
  size,
  wide,
  busy = false,
  inactive = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    {...looks({ look, size, wide })}
    type={busy || inactive ? 'button' : type}
    aria-disabled={busy || inactive}
    onClick={busy || inactive ? undefined : onClick}
  >
    {busy && <span className={styles.busy} aria-hidden="true" />}
    {children}
  </button>
);

export const ButtonLink = ({ look, size, wide, ...rest }: Look & Omit<LinkProps, 'className'>) => (
  <Link {...rest} {...looks({ look, size, wide })} />
);

export const IconButton = (props: Omit<ComponentProps<'button'>, 'className'> & { 'aria-label': string }) => (
  <button type="button" {...props} className={styles.icon} />
);

export const IconLink = (props: Omit<LinkProps, 'className'> & { 'aria-label': string }) => (
  <Link {...props} className={styles.icon} />
);
