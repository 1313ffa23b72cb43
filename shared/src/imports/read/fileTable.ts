import type { Line } from './line';

/** A way to read a file that a person can change. */
export interface FileChoice {
  label: string;
  options: readonly { value: string; label: string }[];
  /** Undefined if several options make sense and a person has to decide; the first one is used for the preview. */
  value: string | undefined;
  /** The file read so; undefined for an unknown option. */
  choose: (value: string) => FileTable | undefined;
}

/** The lines of a file, and how else it can be read. */
export interface FileTable {
  /** Name of the file. */
  name: string;
  lines: readonly Line[];
  /** Columns that are hidden in the workbook, and skipped. */
  hiddenColumns: ReadonlySet<number>;
  choices: readonly FileChoice[];
  /** What a person may not see in the file: other sheets, hidden rows. */
  remarks: readonly string[];
  /** Why it can't be read in this way; there are no lines then. */
  problem?: string;
}

/** Whether nothing is left that only a person can decide. */
export const isDecided = ({ choices }: FileTable): boolean =>
  choices.every(({ value }) => value !== undefined);

export const choiceOf = <Value extends string>(
  label: string,
  options: readonly { value: Value; label: string }[],
  value: Value | undefined,
  read: (value: Value) => FileTable,
): FileChoice => ({
  label,
  options,
  value,
  choose: (text) => {
    const chosen = options.find((option) => option.value === text);
    return chosen && read(chosen.value);
  },
});
