export interface SheetColumn {
  id: string;
  header: string;
  /** Beside the header, such as how many cells are filled. */
  detail?: string;
  /** Language of its texts. */
  lang?: string;
}

export interface SheetRow {
  id: string;
  /** Header of the row, and its name in messages. */
  name: string;
  /** Context of the row: `Latvia`. */
  under?: string;
}

/** A message about a cell, shown in the cell. */
export interface CellMessage {
  /** `error` keeps the cell from being saved. */
  kind: 'error' | 'warning';
  text: string;
}

/** Events of an open cell. */
export interface CellTyping {
  onType: (text: string) => void;
  /** The step to the next cell; undefined: stay in the cell. */
  onDone: (step?: { down: number; along: number }) => void;
  onCancel: () => void;
}
