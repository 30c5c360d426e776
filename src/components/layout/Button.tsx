import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> {
  /** How much it asks for: the one next step is `contained`, what one does now and then is `text`. */
  variant?: 'contained' | 'outlined' | 'text';
  /** `error` for what takes something away. */
  color?: 'primary' | 'error';
  size?: 'small' | 'large';
}

/**
 * A button in the look of the theme, as a plain element: it stands on every screen, and Material's would bring its whole
 * style engine before the first rows.
 * @example <Button variant="outlined" onClick={open}>{t('imports.button')}</Button>
 */
export function Button({
  variant = 'text',
  color = 'primary',
  size = 'small',
  type = 'button',
  className,
  ...rest
}: ButtonProps) {
  const own = [styles.button, styles[variant], color === 'error' && styles.error, size === 'large' && styles.large];
  return <button type={type} className={[...own, className].filter(Boolean).join(' ')} {...rest} />;
}
