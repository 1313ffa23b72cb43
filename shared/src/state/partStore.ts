import { create } from 'zustand';

/** The shell or a remote, with the release that this page runs or would load. */
export interface RunningPart {
  /** `shell`, or the federation name of the remote. */
  name: string;
  /** Team that owns it; the registry names none for the shell. */
  team: string | undefined;
  release: string;
  commit: string;
  /** Instant. */
  built: string;
  /** The current release could not be loaded, and the previous one runs instead. */
  isFallback: boolean;
  /** Loading time in milliseconds; undefined until a page has needed it. */
  loadMs: number | undefined;
  /** Errors in its code since this page was loaded, failed loads included. */
  errors: number;
}

const usePartStore = create<{ parts: readonly RunningPart[] }>(() => ({ parts: [] }));

/** Set by the shell whenever one of them is loaded or fails. */
export const setParts = (parts: readonly RunningPart[]): void => usePartStore.setState({ parts });

export const useParts = (): readonly RunningPart[] => usePartStore(({ parts }) => parts);
