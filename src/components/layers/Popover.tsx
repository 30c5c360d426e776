import MuiPopover, { type PopoverProps } from '@mui/material/Popover';
import { Theme } from '#components/theme/Theme.tsx';

/**
 * A pop-up at the part that opened it, of Material's parts in our theme.
 * @example <Popover open anchorEl={button} onClose={close}>…</Popover>
 */
export function Popover(props: PopoverProps) {
  return (
    <Theme>
      <MuiPopover {...props} />
    </Theme>
  );
}
