import { create } from 'zustand';

/** The shell or a remote, in the release that this page runs, or would load. */
export interface RunningPart {
  /** `shell`, or the federation name of the remote. */
  name: string;
  /** Who answers for it; the registry names none for the shell. */
  team: string | undefined;
  release: string;
  commit: string;
  /** Instant. */
  built: string;
  /** The current release could not be loaded, and the previous one runs in its place. */
  isFallback: boolean;
  /** How long loading took, in milliseconds; undefined as long as no page has needed it. */
  loadMs: number | undefined;
  /** Errors in its code since this page was loaded, failed attempts to load it included. */
  errors: number;
}

const usePartStore = create<{ parts: readonly RunningPart[] }>(() => ({ parts: [] }));

/** The shell sets it whenever one of them is loaded or fails. */
export const setParts = (parts: readonly RunningPart[]): void => usePartStore.setState({ parts });

export const useParts = (): readonly RunningPart[] => usePartStore(({ parts }) => parts);
