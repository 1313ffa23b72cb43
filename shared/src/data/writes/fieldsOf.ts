/** Only the fields of an entry that `changes` names: what takes the changes back. */
export const fieldsOf = (entry: object, changes: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(entry).filter(([field]) => field in changes));
