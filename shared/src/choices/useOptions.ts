import type { AnyCollection, Entity, Query } from '@itinera/shared/contracts';
import { useChoices } from '@itinera/shared/data';
import { useState } from 'react';
import { foundName, namesOf } from './names';
import { idOf, type Option } from './option';
import { useDebounced } from './useDebounced';

/** Upper limit of rendered options: thousands would block the keyboard. */
const atOnce = 100;

export interface OptionSource<C extends AnyCollection> {
  collection: C;
  query: Query<C>;
  /** Name of an entry. */
  nameOf: (entity: Entity<C>) => string;
  /** Ids that are not offered, such as linked ones. */
  except?: readonly string[] | undefined;
}

/** Options for the typed text, and whether there are more. Loads nothing before it is opened. */
export function useOptions<C extends AnyCollection>(
  { collection, query, nameOf, except = [] }: OptionSource<C>,
  isNeeded: boolean,
) {
  const [text, setText] = useState<string>();
  const typed = text ?? '';
  const [limit, setLimit] = useState(atOnce);
  const debounced = useDebounced(typed);
  const choices = useChoices(collection, query, debounced, isNeeded);
  const isLoading = choices.isFetching || typed !== debounced;
  const pages = choices.data?.pages ?? [];
  const loaded = pages.flatMap(({ result }) =>
    result.map((entity): Option => ({
      kind: 'entry',
      id: idOf(entity),
      name: nameOf(entity),
      names: namesOf(entity),
    })),
  );
  const offered = loaded.filter(({ id }) => !except.includes(id));
  const { reference } = collection;
  // Until the server has answered, Enter must not select an option of an earlier text.
  const matching =
    reference || isLoading ? offered.filter((option) => foundName(option, typed) !== undefined) : offered;
  const shown = reference ? matching.slice(0, limit) : matching;
  const further = choices.isPlaceholderData ? 0 : (pages.at(-1)?.total ?? 0) - loaded.length;
  const remaining = reference ? matching.length - shown.length : further;

  return {
    loaded,
    shown,
    remaining,
    isLoading,
    isLoaded: choices.isSuccess && !choices.isPlaceholderData,
    problem: choices.error?.message,
    typed,
    /** Whether the text is being typed, and is not the name of the selection. */
    isTyping: text !== undefined,
    search: (wanted: string | undefined) => {
      setText(wanted);
      setLimit(atOnce);
    },
    showMore: () => {
      if (reference) setLimit(limit + atOnce);
      else void choices.fetchNextPage();
    },
  };
}
