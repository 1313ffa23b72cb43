/** Errors of an empty field: text, choice, day or number. */
export const emptyText = 'Fill in this field.';
export const emptyChoice = 'Choose one of the entries.';
export const emptyDay = 'Enter a date.';
export const emptyNumber = 'Enter a number.';

const beginning = 'Use one of ';

/** Error with the allowed API words of a field, which a form replaces by its own names. */
export const oneOfThese = (words: readonly string[]): string => `${beginning}${words.join(', ')}.`;

const choose = (label: string): string => `Choose an entry for ‘${label}’.`;

const named: Record<string, (label: string) => string> = {
  [emptyText]: (label) => `Fill in ‘${label}’.`,
  [emptyChoice]: choose,
  [emptyDay]: (label) => `Enter a date for ‘${label}’.`,
  [emptyNumber]: (label) => `Enter a number for ‘${label}’.`,
};

/**
 * Adds the label of the field to a message: contract and server do not know the form's labels, and a screen reader may announce the
 * message alone.
 */
export const namedProblem = (problem: string, label: string): string =>
  problem.startsWith(beginning) ? choose(label) : (named[problem]?.(label) ?? problem);
