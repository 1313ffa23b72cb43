export interface SheetColumn {
  id: string;
  header: string;
  /** Beside the header, such as how much is filled in. */
  detail?: string;
  /** What its texts are written in. */
  lang?: string;
}

export interface SheetRow {
  id: string;
  /** What stands at its head, and names it in messages. */
  name: string;
  /** Where it belongs: `Latvia`. */
  under?: string;
}

/** What there is to say of a cell, in the cell itself. */
export interface CellMessage {
  /** Whether it keeps the cell from being saved. */
  kind: 'error' | 'warning';
  text: string;
}

/** What an open cell reports. */
export interface CellTyping {
  onType: (text: string) => void;
  /** Where to go on; undefined: stay in the cell. */
  onDone: (step?: { down: number; along: number }) => void;
  onCancel: () => void;
}
