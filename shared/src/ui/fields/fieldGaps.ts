/** Between the fields of a form: a line of help fits between two rows (`placeHelp`). */
export const fieldGaps = { columnGap: 2, rowGap: 2.5 } as const;
