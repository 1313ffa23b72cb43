import { signOut } from '@itinera/shared/data';
import { appearances, chooseAppearance, useAppearance, useSession } from '@itinera/shared/state';
import { useMemo, useState } from 'react';
import { appearanceNames } from '../account/appearanceNames';
import type { OverlayName } from '../overlays/overlay';
import { matching, type Entry, type Group } from './entry';
import { pagesOpenTo } from './openTo';
import { recentEntries } from './recents';
import { useRecords } from './useRecords';

/** The groups of the palette: recent records, pages, records of all remotes, actions. */
export function useGroups(
  text: string,
  onOpen: (name: OverlayName) => void,
): { groups: Group[]; searching: boolean } {
  const isPartner = useSession().partner !== undefined;
  const { appearance } = useAppearance();
  const [recent] = useState(recentEntries);
  const { groups: records, searching } = useRecords(text);

  const groups = useMemo(() => {
    const pages = pagesOpenTo(isPartner).map(({ name, path, title }): Entry => ({
      key: name,
      label: title,
      to: path,
    }));
    const actions: Entry[] = [
      ...appearances
        .filter((choice) => choice !== appearance)
        .map((choice) => ({
          key: choice,
          label: `Appearance: ${appearanceNames[choice]}`,
          run: () => chooseAppearance(choice),
        })),
      { key: 'shortcuts', label: 'Keyboard shortcuts', run: () => onOpen('shortcuts') },
      { key: 'account', label: 'Your account and versions', run: () => onOpen('account') },
      { key: 'log-out', label: 'Log Out', run: signOut },
    ];
    const fitting = (label: string, entries: Entry[]): Group => ({ label, entries: matching(entries, text) });
    const all = [fitting('Recent', recent), fitting('Pages', pages), ...records, fitting('Actions', actions)];
    return all.filter(({ entries, note }) => entries.length > 0 || note);
  }, [text, isPartner, appearance, recent, records, onOpen]);

  return { groups, searching };
}
