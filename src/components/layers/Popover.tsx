import MuiPopover, { type PopoverProps } from '@mui/material/Popover';
import { Theme } from '#components/theme/Theme.tsx';

/**
 * Material's popover in our theme.
 * @example <Popover open anchorEl={button} onClose={close}>…</Popover>
 */
export function Popover(props: PopoverProps) {
  // Nothing outside a modal dialog is shown above it.
  const dialog = props.anchorEl instanceof Element ? props.anchorEl.closest('dialog') : null;
  return (
    <Theme>
      <MuiPopover {...(dialog && { container: dialog })} {...props} />
    </Theme>
  );
}
