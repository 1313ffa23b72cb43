/** What is wrong with a field that is empty, as text, as a choice, as a day or as a number. */
export const emptyText = 'Fill in this field.';
export const emptyChoice = 'Choose one of the entries.';
export const emptyDay = 'Enter a date.';
export const emptyNumber = 'Enter a number.';

const beginning = 'Use one of ';

/** The words that a field may have on the wire. A form offers them under names of its own. */
export const oneOfThese = (words: readonly string[]): string => `${beginning}${words.join(', ')}.`;

const choose = (label: string): string => `Choose an entry for ‘${label}’.`;

const named: Record<string, (label: string) => string> = {
  [emptyText]: (label) => `Fill in ‘${label}’.`,
  [emptyChoice]: choose,
  [emptyDay]: (label) => `Enter a date for ‘${label}’.`,
  [emptyNumber]: (label) => `Enter a number for ‘${label}’.`,
};

/**
 * A message about a field with the label of the field in it: contract and server do not know what a form calls it, and a
 * screen reader may announce the message alone.
 */
export const namedProblem = (problem: string, label: string): string =>
  problem.startsWith(beginning) ? choose(label) : (named[problem]?.(label) ?? problem);
