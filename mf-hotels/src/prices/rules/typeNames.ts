export interface TypeChoice {
  value: string;
  label: string;
}

/** Name of a room or boarding; one that the hotel no longer has is named as removed. */
export const labelIn = (choices: readonly TypeChoice[], id: string): string =>
  choices.find(({ value }) => value === id)?.label ?? 'no longer at this hotel';

/** Names of several as one line; none means all, and needs no line. */
export const namesOf = (ids: readonly string[], choices: readonly TypeChoice[]): string[] =>
  ids.length === 0 ? [] : [ids.map((id) => labelIn(choices, id)).join(', ')];
