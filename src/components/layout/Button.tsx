import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

export interface ButtonLook {
  /** How much it asks for: the one next step is `contained`, what one does now and then is `text`. */
  variant?: 'contained' | 'outlined' | 'text';
  /** `error` for what takes something away. */
  color?: 'primary' | 'error';
  size?: 'small' | 'large';
}
export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'>, ButtonLook {}

/**
 * The look of a button, for a link or a label that acts as one.
 * @example <Link className={buttonClass({ variant: 'contained' })} to="/">{t('auth.gate.open.action')}</Link>
 */
export function buttonClass({ variant = 'text', color = 'primary', size = 'small' }: ButtonLook): string {
  const own = [styles.button, styles[variant], color === 'error' && styles.error, size === 'large' && styles.large];
  return own.filter(Boolean).join(' ');
}

/**
 * A button in the look of the theme, as a plain element: it stands on every screen, and Material's would bring its whole
 * style engine before the first rows.
 * @example <Button variant="outlined" onClick={open}>{t('imports.button')}</Button>
 */
export function Button({ variant, color, size, type = 'button', className, ...rest }: ButtonProps) {
  const look = buttonClass({ ...(variant && { variant }), ...(color && { color }), ...(size && { size }) });
  return <button type={type} className={className ? `${look} ${className}` : look} {...rest} />;
}
