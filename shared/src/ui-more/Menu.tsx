import { useSoon } from '@itinera/shared/ui';
import MuiMenu, { type MenuProps } from '@mui/material/Menu';

/** A menu that is rendered after its button was painted as pressed. */
export function Menu({ open, ...props }: MenuProps) {
  const isThere = useSoon(open, false);
  return <MuiMenu {...props} open={open && isThere} />;
}
