import type { RecordKind } from '@itinera/shared/contracts';
import { create } from 'zustand';

const useKinds = create<{ kinds: readonly RecordKind[] }>(() => ({ kinds: [] }));

/** What the remotes say of their kinds of entries. The shell sets it; a dialog of one remote names entries of all others. */
export const setRecordKinds = (kinds: readonly RecordKind[]): void => useKinds.setState({ kinds });

export const useRecordKinds = (): readonly RecordKind[] => useKinds(({ kinds }) => kinds);
