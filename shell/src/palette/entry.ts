/** One line of the palette: an address or an action. */
export type Entry = { key: string; label: string } & ({ to: string } | { run: () => void });

export interface Group {
  label: string;
  entries: Entry[];
  /** Why there are none, where that is not obvious. */
  note?: string;
}

const words = (text: string): string[] => text.toLocaleLowerCase().split(/\s+/).filter(Boolean);

/** The entries whose label contains every typed word; all when nothing is typed. */
export function matching(entries: Entry[], text: string): Entry[] {
  const typed = words(text);
  return entries.filter(({ label }) => typed.every((word) => label.toLocaleLowerCase().includes(word)));
}
