import { isNearly } from './isNearly';

/** One line of the palette: an address or an action. */
export type Entry = {
  key: string;
  label: string;
  /** Distinguishes it from others of the same label: `Latvia`. */
  hint?: string;
} & ({ to: string } | { run: () => void });

export interface Group {
  label: string;
  entries: Entry[];
  /** Why there are none, where that is not obvious. */
  note?: string;
}

const words = (text: string): string[] => text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
const textOf = ({ label, hint = '' }: Entry): string => `${label} ${hint}`.toLocaleLowerCase();

/** The entries that contain every typed word; all when nothing is typed. */
export function matching(entries: Entry[], text: string): Entry[] {
  const typed = words(text);
  return entries.filter((entry) => typed.every((word) => textOf(entry).includes(word)));
}

/** The entries in which every typed word begins a word, with at most one letter wrong; or which begin like this without their spaces. */
export function nearlyMatching(entries: Entry[], text: string): Entry[] {
  const typed = words(text);
  return entries.filter((entry) => {
    const own = words(textOf(entry));
    const isJoined = typed.length === 1 && own.join('').startsWith(typed.join(''));
    return isJoined || typed.every((word) => own.some((one) => isNearly(word, one)));
  });
}
