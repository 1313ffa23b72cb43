import { lasting } from '../base/browserStorage';
import { menuKey } from '../base/menuKey';

/** Left, top, width and height in pixels. */
export type Area = [number, number, number, number];
/** Where a text is, the number of its look, and the text. */
export type Run = [...Area, number, string];

/** A part of the page: lines and bars, and texts on top of them; their places are relative to its area. */
export interface Block {
  area: Area;
  bars: Area[];
  runs: Run[];
}

/** What a page showed: numbers and texts, never markup. */
export interface Snapshot {
  /** It fits this place only. */
  place: string;
  at: number;
  words: string;
  /** Fonts and colours of the texts. */
  looks: [font: string, colour: string][];
  /** Around the table: the heading. */
  page: Block;
  table: Block;
}

const PREFIX = 'itinera.snapshot:';
/** Per page, because there is one snapshot of each. */
export const slotOf = (path: string): string => PREFIX + path;

/** Address, window, menu and colours: with others, the page would look different. */
export const placeNow = (): string =>
  [
    location.pathname + location.search,
    innerWidth,
    innerHeight,
    lasting.read(menuKey),
    getComputedStyle(document.documentElement).backgroundColor,
  ].join(' ');
