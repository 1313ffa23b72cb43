/** Parts of a stay that a charge depends on, in minor units of one currency. */
export interface ChargedStay {
  readonly check_in: string;
  /** Net price of each night, all rooms together. */
  readonly nightly_minor: readonly number[];
  readonly total_minor: number;
  readonly rooms: number;
  /** Guests of all rooms. */
  readonly persons: number;
}

/** A total as equal nights, the first ones a minor unit more; for stays whose price was entered by hand. */
export function equalNights(total_minor: number, nights: number): number[] {
  const least = Math.floor(total_minor / nights);
  const more = total_minor - least * nights;
  return Array.from({ length: nights }, (_, night) => least + Number(night < more));
}
