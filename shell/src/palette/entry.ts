import { fold } from '@itinera/shared/format';
import { isNearly } from './isNearly';

/** An option of the palette: an address or an action. */
export type Entry = {
  key: string;
  label: string;
  /** Distinguishes it from others with the same label: `Latvia`. */
  hint?: string;
} & ({ to: string } | { run: () => void });

export interface Group {
  label: string;
  entries: Entry[];
  /** Why there are none, if that is not obvious. */
  note?: string;
}

const words = (text: string): string[] => fold(text).split(/\s+/).filter(Boolean);
const textOf = ({ label, hint = '' }: Entry): string => fold(`${label} ${hint}`);

/** Entries that contain all typed words; all entries for an empty text. */
export function matching(entries: Entry[], text: string): Entry[] {
  const typed = words(text);
  return entries.filter((entry) => typed.every((word) => textOf(entry).includes(word)));
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
