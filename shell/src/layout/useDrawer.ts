import { useMediaQuery, useTheme } from '@itinera/shared/ui';
import { useCallback, useState } from 'react';
import { lasting } from '../base/browserStorage';
import { menuKey } from '../base/menuKey';

/**
 * State of the menu. From 1200 px up it is beside the page and remembers whether it was closed; below that it is a sheet that opens on
 * request.
 */
export function useDrawer() {
  const wide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
  const [beside, setBeside] = useState(() => lasting.read(menuKey) !== 'closed');
  const [sheet, setSheet] = useState(false);

  const open = wide ? beside : sheet;

  const toggle = useCallback(() => {
    if (!wide) return setSheet(!open);
    lasting.write(menuKey, open ? 'closed' : 'open');
    setBeside(!open);
  }, [wide, open]);
  const closeSheet = useCallback(() => setSheet(false), []);
  return { wide, open, toggle, closeSheet };
}
