/** The part of a card that completeness needs. */
interface Counted<H> {
  name: string;
  missingIn: (hotel: H) => string[];
}

export interface Completeness {
  /** Share of complete cards; 100 only if nothing is missing. */
  percent: number;
  missing: { name: string; words: string }[];
}

/** Completeness of a hotel, with what is missing in the order of the page. */
export function completenessOf<H>(cards: readonly Counted<H>[], hotel: H): Completeness {
  const lacking = cards.map(({ name, missingIn }) => ({ name, words: missingIn(hotel) }));
  const complete = lacking.filter(({ words }) => words.length === 0).length;
  return {
    percent: Math.floor((100 * complete) / cards.length),
    missing: lacking.flatMap(({ name, words }) => words.map((word) => ({ name, words: word }))),
  };
}

/** Next incomplete card, from the start again after the last; undefined if all others are complete. */
export function nextIncomplete<H, C extends Counted<H>>(
  cards: readonly C[],
  hotel: H,
  { name }: { name: string },
): C | undefined {
  const at = cards.findIndex((card) => card.name === name);
  return [...cards.slice(at + 1), ...cards.slice(0, Math.max(at, 0))].find(
    ({ missingIn }) => missingIn(hotel).length > 0,
  );
}
