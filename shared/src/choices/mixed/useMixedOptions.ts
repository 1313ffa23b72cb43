import { useMixedChoices } from '@itinera/shared/data';
import { useMemo, useState } from 'react';
import { namesOf } from '../names';
import { idOf } from '../option';
import { useDebounced } from '../useDebounced';
import type { MixedSource } from './mixedSource';
import { rankOptions, type MixedOption } from './rankOptions';

/** Upper limit of rendered options: thousands would block the keyboard. */
const atOnce = 60;

/** Options of several collections for the typed text. Loads nothing before it is needed. */
export function useMixedOptions(sources: readonly MixedSource[], isNeeded: boolean) {
  const [typed, setTyped] = useState('');
  const debounced = useDebounced(typed);
  const answers = useMixedChoices(sources, debounced, isNeeded);
  const isLoading = typed !== debounced || answers.some(({ isFetching }) => isFetching);
  const lists = answers.map(({ data }) => data?.result);
  const loaded = useMemo(
    () =>
      sources.flatMap(({ key, noun, nameOf, withinOf }, index) =>
        (lists[index] ?? []).map((entity): MixedOption => ({
          key,
          id: idOf(entity),
          name: nameOf(entity),
          names: namesOf(entity),
          noun,
          within: withinOf?.(entity),
        })),
      ),
    // Lists are the same objects until they are read again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [sources, ...lists],
  );
  // The first option is highlighted and stays so, so it must be the best one, not the first that was loaded.
  const isReading = sources.some(
    ({ collection }, index) => collection.reference && answers[index]?.isPending && !answers[index].error,
  );
  const searched = sources.filter(({ collection }) => !collection.reference).map(({ key }) => key);
  return {
    loaded,
    shown: isReading
      ? []
      : rankOptions(loaded, typed, ({ key }) => !isLoading && searched.includes(key)).slice(0, atOnce),
    isLoading,
    /** Whether all options of a source are loaded. */
    isLoaded: (key: string) => {
      const answer = answers[sources.findIndex((source) => source.key === key)];
      return answer !== undefined && answer.isSuccess && !answer.isPlaceholderData;
    },
    problem: answers.find(({ error }) => error)?.error?.message,
    typed,
    search: setTyped,
  };
}
