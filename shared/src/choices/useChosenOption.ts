import type { AnyCollection } from '@itinera/shared/contracts';
import { useChosen } from '@itinera/shared/data';
import type { Option } from './option';
import type { OptionSource, useOptions } from './useOptions';

/**
 * The selected entry with its name: the option selected in this input, one of the loaded options, or fetched by its id.
 */
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
  if (id === undefined) return { chosen: null, problem: undefined };
  const name = read.data === undefined ? '…' : nameOf(read.data);
  const chosen: Option = known ?? { kind: 'entry', id, name: read.error ? 'Not found' : name };
  return { chosen, problem: known ? undefined : read.error?.message };
}
