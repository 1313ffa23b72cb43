interface CellKeys {
  before: HTMLElement | undefined;
  after: HTMLElement | undefined;
  above: HTMLElement | undefined;
  below: HTMLElement | undefined;
  /** The last one of the hotel. */
  last: HTMLElement;
}

const isTrip = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.dataset.trip !== undefined;

type Step = 'previousElementSibling' | 'nextElementSibling';

/** The first trip after an element in a direction. */
function nextTrip(from: Element, step: Step, cellOf: (element: Element) => Element | undefined) {
  for (let at = from[step]; at; at = at[step]) {
    const cell = cellOf(at);
    if (isTrip(cell)) return cell;
  }
  return undefined;
}

/** Cells with trips around one in the rooms of a hotel; undefined for what is none. */
export function cellKeys(cell: HTMLElement): CellKeys | undefined {
  const line = cell.parentElement;
  if (!line?.matches('[data-room]')) return undefined;
  const column = [...line.children].indexOf(cell);
  const itself = (element: Element) => element;
  const inColumn = (element: Element) =>
    element.matches('[data-room]') ? element.children[column] : undefined;
  const trips = [...(line.parentElement?.querySelectorAll('[data-room] > [data-trip]') ?? [])].filter(isTrip);
  return {
    before: nextTrip(cell, 'previousElementSibling', itself),
    after: nextTrip(cell, 'nextElementSibling', itself),
    above: nextTrip(line, 'previousElementSibling', inColumn),
    below: nextTrip(line, 'nextElementSibling', inColumn),
    last: trips.at(-1) ?? cell,
  };
}
