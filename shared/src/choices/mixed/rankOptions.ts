import { plain, type Named } from '../names';

export interface MixedOption extends Named {
  /** Of its source. */
  key: string;
  id: string;
  noun: string;
  within: string | undefined;
}

/** 0: the name begins with the text, -1: and is no longer; 1: a later word begins with it; 2: it contains the text; 3: it doesn't. */
function rankOf(name: string, text: string): number {
  const [here, wanted] = [plain(name), plain(text)];
  if (here.startsWith(wanted)) return here === wanted ? -1 : 0;
  if (here.split(/[\s(‘'-]+/).some((word) => word.startsWith(wanted))) return 1;
  return here.includes(wanted) ? 2 : 3;
}

/** Of its name that fits best, in whichever language. */
const bestRank = ({ name, names = [] }: Named, text: string): number =>
  Math.min(...[name, ...names].map((one) => rankOf(one, text)));

/**
 * The options that match, the best first; of equally good ones those of earlier sources, and shorter names. `found` by the server are
 * options also if no name of theirs contains the text: it searches by more than names.
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
