import { create } from 'zustand';

export interface Shortcut {
  /** `Mod+K` (Ctrl, or ⌘ on a Mac) or a single character such as `?`. */
  keys: string;
  /** What it does, for the list of shortcuts. */
  label: string;
  run: () => void;
}

interface Shortcuts {
  /** Of everything on the screen, in the order it appeared. */
  offered: Shortcut[];
  /** WCAG 2.1.4: single characters can be switched off, because speech input types them by accident. */
  singleKeys: boolean;
}

export const useShortcuts = create<Shortcuts>(() => ({ offered: [], singleKeys: true }));

/** Answers the function that takes the offer back. */
export function offerShortcut(shortcut: Shortcut): () => void {
  useShortcuts.setState(({ offered }) => ({ offered: [...offered, shortcut] }));
  return () =>
    useShortcuts.setState(({ offered }) => ({ offered: offered.filter((other) => other !== shortcut) }));
}

export function allowSingleKeys(singleKeys: boolean): void {
  useShortcuts.setState({ singleKeys });
}
