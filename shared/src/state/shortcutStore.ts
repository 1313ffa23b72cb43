import { create } from 'zustand';

export interface Shortcut {
  /** `Mod+K` (Ctrl, or ⌘ on a Mac), a single character such as `?`, or two in sequence: `g h`. */
  keys: string;
  /** Description for the list of shortcuts. */
  label: string;
  /** Undefined if a part of the page handles the keys itself, and they are only listed. */
  run?: () => void;
}

interface Shortcuts {
  /** Shortcuts of the screen, in the order in which they were offered. */
  offered: Shortcut[];
  /** WCAG 2.1.4: single characters can be disabled, because speech input triggers them by accident. */
  singleKeys: boolean;
}

export const useShortcuts = create<Shortcuts>(() => ({ offered: [], singleKeys: true }));

/** Returns the function that withdraws the shortcut. */
export function offerShortcut(shortcut: Shortcut): () => void {
  useShortcuts.setState(({ offered }) => ({ offered: [...offered, shortcut] }));
  return () =>
    useShortcuts.setState(({ offered }) => ({ offered: offered.filter((other) => other !== shortcut) }));
}

export function allowSingleKeys(singleKeys: boolean): void {
  useShortcuts.setState({ singleKeys });
}
