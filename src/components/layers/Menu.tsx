import MuiMenu, { type MenuProps } from '@mui/material/Menu';
import { Theme } from '#components/theme/Theme.tsx';

/**
 * Material's menu in our theme.
 * @example <Menu open anchorEl={button} onClose={close}>…</Menu>
 */
export function Menu(props: MenuProps) {
  return (
    <Theme>
      <MuiMenu {...props} />
    </Theme>
  );
}
