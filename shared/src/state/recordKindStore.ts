import type { RecordKind } from '@itinera/shared/contracts';
import { create } from 'zustand';

const useKinds = create<{ kinds: readonly RecordKind[] }>(() => ({ kinds: [] }));

/** Kinds of entries that the remotes announce. Set by the shell; a dialog of one remote names entries of all others. */
export const setRecordKinds = (kinds: readonly RecordKind[]): void => useKinds.setState({ kinds });

export const useRecordKinds = (): readonly RecordKind[] => useKinds(({ kinds }) => kinds);
