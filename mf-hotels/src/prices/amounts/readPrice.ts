import { highestAmount, type CellValue } from '@itinera/shared/contracts';
import { readAmount, type AmountProblem, type DecimalMark } from '@itinera/shared/format';
import { noPrice } from '../cells/isPriced';

/** The parsed price, or why the text is not one. */
export type ReadPrice =
  | { value: CellValue; problem?: undefined }
  | { problem: PriceProblem; value?: undefined };
export type PriceProblem = AmountProblem | 'negative' | 'zero' | 'too high';

/** Origin of a text: typed into a cell, or pasted, with the decimal mark that its neighbours prove. */
export type Notation = 'typed' | DecimalMark | 'unknown';

const free: CellValue = { price_minor: 0, is_free: true };
export const freeText = 'free';

const read = new Map<string, ReadPrice>();
const MOST_READ = 20_000;

/**
 * Parses a price as people and spreadsheets write it: `€ 1.250,50`, `1 250,5`, `1,250.50`. Empty: no price. Cached, because a grid parses
 * the same texts repeatedly.
 */
export function readPrice(text: string, currency: string, notation: Notation = 'typed'): ReadPrice {
  const key = `${currency} ${notation} ${text}`;
  const known = read.get(key);
  if (known) return known;
  const price = parsePrice(text, currency, notation);
  if (read.size >= MOST_READ) read.clear();
  read.set(key, price);
  return price;
}

function parsePrice(text: string, currency: string, notation: Notation): ReadPrice {
  const trimmed = text.trim();
  if (trimmed === '') return { value: noPrice };
  if (trimmed.toLowerCase() === freeText) return { value: free };
  const mark = notation === '.' || notation === ',' ? notation : undefined;
  const { minor, problem } = readAmount(trimmed, currency, { mark, isTyped: notation === 'typed' });
  if (problem !== undefined) return { problem };
  if (minor < 0) return { problem: 'negative' };
  if (minor === 0) return { problem: 'zero' };
  if (minor > highestAmount) return { problem: 'too high' };
  return { value: { price_minor: minor, is_free: false } };
}
