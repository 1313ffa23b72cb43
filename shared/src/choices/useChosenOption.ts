import type { AnyCollection } from '@itinera/shared/contracts';
import { useChosen } from '@itinera/shared/data';
import { useMemo } from 'react';
import type { Option } from './option';
import type { OptionSource, useOptions } from './useOptions';

/** The selected entry with its name: selected in this input, among the loaded options, or loaded by id. */
export function useChosenOption<C extends AnyCollection>(
  { collection, query, nameOf }: OptionSource<C>,
  id: string | undefined,
  { loaded, isLoaded }: Pick<ReturnType<typeof useOptions>, 'loaded' | 'isLoaded'>,
  chosenHere?: Option | null,
) {
  const known = [...loaded, ...(chosenHere ? [chosenHere] : [])].find((option) => option.id === id);
  const mustRead = id !== undefined && !known && (isLoaded || !collection.reference);
  const read = useChosen(
    collection,
    mustRead ? id : undefined,
    'with_data' in query ? { with_data: true } : {},
  );
  const name = known?.name ?? (read.error ? 'Not found' : read.data === undefined ? '…' : nameOf(read.data));
  // Memoized while the name is the same: another object would make the input reset the typed text.
  const chosen = useMemo(
    (): Option | null => (id === undefined ? null : { kind: 'entry', id, name }),
    [id, name],
  );
  return { chosen, problem: known || id === undefined ? undefined : read.error?.message };
}
