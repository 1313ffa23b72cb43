/** What is wrong with a field that is empty, as text or as a choice. */
export const emptyText = 'Fill in this field.';
export const emptyChoice = 'Choose one of the entries.';

const named: Record<string, (label: string) => string> = {
  [emptyText]: (label) => `Fill in ‘${label}’.`,
  [emptyChoice]: (label) => `Choose an entry for ‘${label}’.`,
};

/**
 * A message about a field with the label of the field in it: contract and server do not know what a form calls it, and a
 * screen reader may announce the message alone.
 */
export const namedProblem = (problem: string, label: string): string => named[problem]?.(label) ?? problem;
