import MuiPopover, { type PopoverProps } from '@mui/material/Popover';
import { Theme } from '#components/theme/Theme.tsx';

/**
 * Material's popover in our theme.
 * @example <Popover open anchorEl={button} onClose={close}>…</Popover>
 */
export function Popover(props: PopoverProps) {
  return (
    <Theme>
      <MuiPopover {...props} />
    </Theme>
  );
}
