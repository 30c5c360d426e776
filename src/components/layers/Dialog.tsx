import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import { Theme } from '#components/theme/Theme.tsx';

/**
 * A dialog over the page, of Material's parts in our theme.
 * @example <Dialog open onClose={close} aria-labelledby="title">…</Dialog>
 */
export function Dialog(props: DialogProps) {
  return (
    <Theme>
      <MuiDialog {...props} />
    </Theme>
  );
}
