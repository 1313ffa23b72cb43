/** One thing that a booking needs, with what remedies it. */
export interface Todo {
  text: string;
  /** The amount that it is about, in the booking's currency. */
  minor?: number;
  /** Undefined for those who can't do it. */
  remedy?: Remedy;
}

export interface Remedy {
  verb: string;
  /** What the verb is about, for a screen reader, which reads the button without its line. */
  about?: string;
  /** Its dialog in the address of the page. */
  dialog?: string;
  /** Another page. */
  path?: string;
  /** Id of the stay whose rooms are held again, without a dialog. */
  holds?: string;
}
