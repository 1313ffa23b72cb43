import { foldName } from '@itinera/shared/format';
import type { Named } from '../names';

export interface MixedOption extends Named {
  /** Key of its source. */
  key: string;
  id: string;
  noun: string;
  within: string | undefined;
}

/**
 * Score of a name, smaller is better. -1: equals the text; 0: begins with it; 1: a later word begins with it; 2: contains it; 3: does not
 * contain it.
 */
function rankOf(name: string, text: string): number {
  const [here, wanted] = [foldName(name), foldName(text)];
  if (here.startsWith(wanted)) return here === wanted ? -1 : 0;
  if (here.split(/[\s(‘'-]+/).some((word) => word.startsWith(wanted))) return 1;
  return here.includes(wanted) ? 2 : 3;
}

/** Score of the best-matching name, in any language. */
const bestRank = ({ name, names = [] }: Named, text: string): number =>
  Math.min(...[name, ...names].map((one) => rankOf(one, text)));

/**
 * Matching options, best score first; ties by order of sources, then by length. Options `found` by the server are included even if no
 * name matches, because it searches by more than names.
 */
export function rankOptions(
  all: readonly MixedOption[],
  text: string,
  isFound: (option: MixedOption) => boolean,
): MixedOption[] {
  if (text.trim() === '') return [...all];
  return all
    .map((option) => ({ option, rank: bestRank(option, text) }))
    .filter(({ option, rank }) => rank < 3 || isFound(option))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}
