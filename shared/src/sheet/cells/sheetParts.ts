export interface SheetColumn {
  id: string;
  header: string;
  /** Text beside the header, such as the number of filled cells. */
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

/** A message about a cell, shown in it. */
export interface CellMessage {
  /** `error` prevents the cell from being saved. */
  kind: 'error' | 'warning';
  text: string;
}

/** Events of an open cell. */
export interface CellTyping {
  onType: (text: string) => void;
  /** Step to the next cell; undefined stays in the cell. */
  onDone: (step?: { down: number; along: number }) => void;
  onCancel: () => void;
}
