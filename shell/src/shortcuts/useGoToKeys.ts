import { useNavigate } from '@itinera/shared/router';
import { pathTo, type RouteName } from '@itinera/shared/routes';
import { offerShortcut } from '@itinera/shared/state';
import { useEffect } from 'react';
import { menuGroups } from '../menu/menuGroups';

/** The second key after `g`: letters of a label that no more frequent page uses. */
const letters: Partial<Record<RouteName, string>> = {
  search: 's',
  be: 'b',
  payments: 'p',
  travelers: 't',
  geography: 'g',
  airports: 'a',
  'flight-carriers': 'f',
  hotels: 'h',
  'block-seats': 'k',
  'hotel-themes': 'm',
  users: 'u',
  settings: 'e',
  reports: 'r',
};

/** `g` and a letter open each entry of the menu, `g o` opens the home page. */
export function useGoToKeys(isUsable: boolean, isPartner: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isUsable) return;
    const entries = menuGroups(isPartner).flatMap((group) => group.entries);
    const home = { name: 'index', path: pathTo('index'), label: 'Home' } as const;
    const withdraw = [...(isPartner ? [] : [home]), ...entries].map(({ name, path, label }) =>
      offerShortcut({
        keys: `g ${name === 'index' ? 'o' : letters[name]}`,
        label: `Go to ${label}`,
        run: () => void navigate(path),
      }),
    );
    return () => withdraw.forEach((each) => each());
  }, [navigate, isUsable, isPartner]);
}
