import { fold } from '@itinera/shared/format';
import type { RouteName } from '@itinera/shared/routes';
import { isNearly } from './isNearly';

/** An option of the palette: an address or an action. */
export type Entry = {
  key: string;
  label: string;
  /** Distinguishes it from others with the same label: `Latvia`. */
  hint?: string;
  /** At the end of the line: days and amounts. */
  aside?: string;
  /** Page whose icon it has. */
  page?: RouteName;
} & ({ to: string } | { run: () => void });

export interface Group {
  label: string;
  entries: Entry[];
  /** Why there are none, if that is not obvious. */
  note?: string;
}

const words = (text: string): string[] => fold(text).split(/\s+/).filter(Boolean);
const textOf = ({ label, hint = '' }: Entry): string => fold(`${label} ${hint}`);

/** How well an entry fits: 0 by its whole name, 1 by the beginning of its name, 2 by beginnings of words, 3 by parts of words. */
function distance(entry: Entry, typed: string[]): number {
  const label = fold(entry.label);
  if (label === typed.join(' ')) return 0;
  if (label.startsWith(typed.join(' '))) return 1;
  const own = words(textOf(entry));
  return typed.every((word) => own.some((one) => one.startsWith(word))) ? 2 : 3;
}

/** Entries that contain all typed words, those with exact words first; all entries for an empty text. */
export function matching(entries: Entry[], text: string): Entry[] {
  const typed = words(text);
  const found = entries.filter((entry) => typed.every((word) => textOf(entry).includes(word)));
  return typed.length === 0
    ? found
    : found.toSorted((one, other) => distance(one, typed) - distance(other, typed));
}

/** Entries in which each typed word begins a word, with at most one wrong letter; or whose text without spaces begins like this. */
export function nearlyMatching(entries: Entry[], text: string): Entry[] {
  const typed = words(text);
  return entries.filter((entry) => {
    const own = words(textOf(entry));
    const isJoined = typed.length === 1 && own.join('').startsWith(typed.join(''));
    return isJoined || typed.every((word) => own.some((one) => isNearly(word, one)));
  });
}
