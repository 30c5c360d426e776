import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import { Theme } from '#components/theme/Theme.tsx';

/**
 * Material's dialog in our theme.
 * @example <Dialog open onClose={close} aria-labelledby="title">…</Dialog>
 */
export function Dialog(props: DialogProps) {
  return (
    <Theme>
      <MuiDialog {...props} />
    </Theme>
  );
}
