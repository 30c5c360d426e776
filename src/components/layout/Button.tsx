import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './Button.module.css';

interface ButtonLook {
  /** `contained` for the main action, `text` for secondary ones. */
  variant?: 'contained' | 'outlined' | 'text';
  /** `error` for destructive actions. */
  color?: 'primary' | 'error';
  size?: 'small' | 'large';
}
export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'>, ButtonLook {
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Button classes for a link or a label.
 * @example <Link className={buttonClass({ variant: 'contained' })} to="/">{t('auth.gate.open.action')}</Link>
 */
export function buttonClass({ variant = 'text', color = 'primary', size = 'small' }: ButtonLook): string {
  const own = [styles.button, styles[variant], color === 'error' && styles.error, size === 'large' && styles.large];
  return own.filter(Boolean).join(' ');
}

/**
 * A native button in the theme's style. Material's would load its style engine before the first rows.
 * @example <Button variant="outlined" onClick={open}>{t('imports.button')}</Button>
 */
export function Button({ variant, color, size, type = 'button', className, ...rest }: ButtonProps) {
  const look = buttonClass({ ...(variant && { variant }), ...(color && { color }), ...(size && { size }) });
  return <button type={type} className={className ? `${look} ${className}` : look} {...rest} />;
}
