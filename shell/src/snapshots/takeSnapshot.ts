import { formatTime } from '@itinera/shared/format';
import { placeNow, type Area, type Block, type Run, type Snapshot } from './snapshot';

/** Height of a bar, which replaces the text of a column that is not kept. */
const BAR = 14;
/** Pixels beside a text. */
const ROOM = 6;

const inTenths = (pixels: number) => Math.round(pixels * 10) / 10;
const areaOf = (left: number, top: number, right: number, bottom: number): Area => [
  inTenths(left),
  inTenths(top),
  inTenths(right - left),
  inTenths(bottom - top),
];

type Edges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Collects the looks of texts, each once. */
function lookBook() {
  const looks: Snapshot['looks'] = [];
  const numbers = new Map<string, number>();
  const lookOf = (element: Element): number => {
    const { fontWeight, fontSize, fontFamily, color } = getComputedStyle(element);
    const font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const name = `${font} ${color}`;
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, looks.length);
    return looks.push([font, color]) - 1;
  };
  return { looks, lookOf };
}

/** The lines of text in an element, relative to a corner and cut at an edge. */
function* runsIn(
  element: Element,
  { left, top }: Edges,
  end: number,
  lookOf: (element: Element) => number,
): Generator<Run> {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const { parentElement, textContent } = node;
    const own = parentElement?.getBoundingClientRect();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    const lines = new Set(Array.from(range.getClientRects(), ({ top: begin }) => begin));
    // A text for screen readers alone has no size, and one of several lines no place of its own.
    if (!parentElement || !own || own.width < 2 || lines.size !== 1 || !textContent) continue;
    const right = Math.min(rect.right, end, own.right);
    if (right <= rect.left) continue;
    // What is not cut now has some room, because spacing of letters is not kept.
    const room = right < rect.right - 1 ? 0 : ROOM;
    const area = areaOf(rect.left - left, rect.top - top, right - left + room, rect.bottom - top);
    yield [...area, lookOf(parentElement), textContent];
  }
}

/** A bar in place of the content of a cell. */
function barIn({ left, top, right, bottom }: Edges, corner: Edges, padding: number): Area {
  const width = (right - left - 2 * padding) * 0.7;
  const begin = left + padding - corner.left;
  const middle = (top + bottom) / 2 - corner.top;
  return areaOf(begin, middle - BAR / 2, begin + width, middle + BAR / 2);
}

function blockOf(element: Element): Block & { edges: Edges } {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const edges = { left, top, right, bottom: Math.min(bottom, innerHeight) };
  return { edges, area: areaOf(left, top, right, edges.bottom), bars: [], runs: [] };
}

function addRow(row: Element, block: Block & { edges: Edges }, lookOf: (element: Element) => number): void {
  const { edges, bars, runs } = block;
  const line = row.getBoundingClientRect();
  bars.push(areaOf(0, line.bottom - 1 - edges.top, edges.right - edges.left, line.bottom - edges.top));
  const pinned = row.querySelector('[data-pinned=end]');
  // On a phone the row is a card, in whose lines nothing is pinned.
  const end =
    pinned && getComputedStyle(pinned).position === 'sticky'
      ? pinned.getBoundingClientRect().left
      : edges.right;
  for (const cell of row.querySelectorAll('[data-cell]:not([data-own])')) {
    const rect = cell.getBoundingClientRect();
    if (rect.width === 0 || rect.left >= end) continue;
    const padding = Number.parseFloat(getComputedStyle(cell).paddingInlineStart);
    const limit = cell.matches('[data-pinned=end]') ? edges.right : end;
    if (cell.matches('[data-snapshot], [role=columnheader]'))
      runs.push(...runsIn(cell, edges, Math.min(limit, rect.right - padding), lookOf));
    else if (cell.textContent)
      bars.push(barIn({ ...rect.toJSON(), right: Math.min(rect.right, limit) }, edges, padding));
  }
}

/**
 * What the page shows now, if it is a list at its beginning: the heading, the headings of the columns, and of the visible rows the columns that may be
 * kept. Undefined otherwise.
 */
export function takeSnapshot(): Snapshot | undefined {
  const main = document.querySelector('main');
  const grid = main?.querySelector('[role=grid]');
  if (!main || !grid?.querySelector('[role=rowheader]')) return undefined;
  // A new visit begins at the first row.
  if (grid.scrollLeft || grid.scrollTop || window.scrollY) return undefined;
  const { looks, lookOf } = lookBook();
  const { edges, ...page } = blockOf(main);
  for (const part of main.querySelectorAll('nav[aria-label=Breadcrumbs], h1'))
    page.runs.push(...runsIn(part, edges, edges.right, lookOf));
  const table = blockOf(grid);
  for (const row of grid.querySelectorAll('[data-header] [role=row], [data-index]'))
    if (row.getBoundingClientRect().top < table.edges.bottom) addRow(row, table, lookOf);
  const at = Date.now();
  const { area, bars, runs } = table;
  return {
    place: placeNow(),
    at,
    words: `Loading, shown as of ${formatTime(at)}`,
    looks,
    page,
    table: { area, bars, runs },
  };
}
