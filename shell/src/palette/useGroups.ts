import { savedViews } from '@itinera/shared/contracts';
import { signOut, useList } from '@itinera/shared/data';
import { appearances, chooseAppearance, useAppearance, useSession } from '@itinera/shared/state';
import { useMemo } from 'react';
import { appearanceNames } from '../account/appearanceNames';
import type { OverlayName } from '../overlays/overlay';
import { matching, nearlyMatching, type Entry, type Group } from './entry';
import { isOpenTo, type IsOpen } from './openTo';
import { actionEntries, pageEntries, tabEntries, viewEntries, workEntries } from './pageEntries';
import { recentEntries } from './recents';
import { useRecords } from './useRecords';

interface Asked {
  /** Whether the palette is open. */
  isOpen: boolean;
  /** Whether the person can use this shell at all. */
  isUsable: boolean;
  text: string;
  onOpen: (name: OverlayName) => void;
}

/** Exact matches; similar ones if there are none. */
function fitting(label: string, entries: Entry[], text: string): Group {
  const exact = matching(entries, text);
  return { label, entries: exact.length ? exact : nearlyMatching(entries, text) };
}

/** Groups of the palette: recent records, pages with their tabs and views, records of all remotes, actions. */
export function useGroups({ isOpen, isUsable, text, onOpen }: Asked) {
  const isPartner = useSession().partner !== undefined;
  const { appearance } = useAppearance();
  const isTyped = text.trim() !== '';
  const { data: views } = useList(savedViews, {}, isOpen && isUsable && isTyped);
  const canOpen: IsOpen = useMemo(
    () => (name) => isUsable && isOpenTo(isPartner, name),
    [isUsable, isPartner],
  );
  const { groups: records, searching, isSimilar } = useRecords(text, canOpen);
  // Read again whenever the palette opens.
  const recent = useMemo(() => (isOpen && isUsable ? recentEntries() : []), [isOpen, isUsable]);

  const groups = useMemo(() => {
    const person = { isOpen: canOpen, isPartner };
    const ours: Entry[] = [
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
    const all = [
      fitting('Recent', recent, text),
      fitting(
        'Pages',
        [...pageEntries(person), ...(isTyped ? [...tabEntries(person), ...workEntries(person)] : [])],
        text,
      ),
      fitting('Saved views', isTyped ? viewEntries(person, views?.result ?? []) : [], text),
      ...records,
      fitting('Actions', [...(isTyped ? actionEntries(person) : []), ...ours], text),
    ];
    return all.filter(({ entries, note }) => entries.length > 0 || note);
  }, [text, isTyped, canOpen, isPartner, appearance, recent, records, views, onOpen]);

  return { groups, searching, isSimilar };
}
