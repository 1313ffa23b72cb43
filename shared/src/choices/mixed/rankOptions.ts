export interface MixedOption {
  /** Of its source. */
  key: string;
  id: string;
  name: string;
  /** What it is called in other languages. */
  otherNames?: string[];
  noun: string;
  within: string | undefined;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

/** 0: the name begins with the text, -1: and is no longer; 1: a later word begins with it; 2: it contains the text; 3: it doesn't. */
function rankOf(name: string, text: string): number {
  const [here, wanted] = [plain(name), plain(text)];
  if (here.startsWith(wanted)) return here === wanted ? -1 : 0;
  if (here.split(/[\s(‘'-]+/).some((word) => word.startsWith(wanted))) return 1;
  return here.includes(wanted) ? 2 : 3;
}

/**
 * The options that match, the best first; of equally good ones those of earlier sources, and shorter names. `found` by the server are
 * options also if their name does not contain the text: it searches by more than the name.
 */
export function rankOptions(
  all: readonly MixedOption[],
  text: string,
  isFound: (option: MixedOption) => boolean,
): MixedOption[] {
  if (text.trim() === '') return [...all];
  return all
    .map((option) => {
      const { name, otherNames = [] } = option;
      return { option, rank: Math.min(...[name, ...otherNames].map((one) => rankOf(one, text))) };
    })
    .filter(({ option, rank }) => rank < 3 || isFound(option))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}
