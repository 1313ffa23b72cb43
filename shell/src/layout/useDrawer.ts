import { useMediaQuery, useTheme } from '@itinera/shared/ui';
import { useState } from 'react';
import { lasting } from '../browserStorage';
import { menuKey } from './menuKey';

/**
 * From 1200 px up the menu is beside the page and remembers whether it was closed; below that it is a sheet
 * that opens on request.
 */
export function useDrawer() {
  const wide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
  const [beside, setBeside] = useState(() => lasting.read(menuKey) !== 'closed');
  const [sheet, setSheet] = useState(false);

  const setOpen = (open: boolean) => {
    if (!wide) return setSheet(open);
    lasting.write(menuKey, open ? 'open' : 'closed');
    setBeside(open);
  };
  return { wide, open: wide ? beside : sheet, setOpen, closeSheet: () => setSheet(false) };
}
