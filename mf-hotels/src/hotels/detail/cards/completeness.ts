/** What of a card counts here. */
interface Counted<H> {
  name: string;
  missingIn: (hotel: H) => string[];
}

export interface Completeness {
  /** Of the cards; 100 only when nothing is missing. */
  percent: number;
  missing: { name: string; words: string }[];
}

/** How much of a hotel is filled in, and what is missing, in the order of the page. */
export function completenessOf<H>(cards: readonly Counted<H>[], hotel: H): Completeness {
  const lacking = cards.map(({ name, missingIn }) => ({ name, words: missingIn(hotel) }));
  const complete = lacking.filter(({ words }) => words.length === 0).length;
  return {
    percent: Math.floor((100 * complete) / cards.length),
    missing: lacking.flatMap(({ name, words }) => words.map((word) => ({ name, words: word }))),
  };
}

/** The next incomplete card of the page, from the first on again after the last; undefined if all others are complete. */
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
