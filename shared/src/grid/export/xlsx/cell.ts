import type { CellValue } from '../../list/column';
import { serialOf } from './serial';
import { styles } from './parts';
import { escapeXml } from './xml';

/** Spreadsheets report a file with longer text as damaged. */
const longestText = 32_767;

/** Escapes `_x0041_`, which spreadsheets read as the letter A. */
const unambiguous = (text: string): string => text.replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_');

/** A cell of text, which is never evaluated, however it begins. */
export function textCell(text: string, place: string, style = styles.plain): string {
  const lines = text.replace(/\r\n?/g, '\n').slice(0, longestText);
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(unambiguous(lines))}</t></is></c>`;
}

const numberCell = (value: number, place: string, style: number): string =>
  `<c r="${place}" s="${style}"><v>${value}</v></c>`;

/**
 * A cell with its type: numbers, booleans, days and instants can be sorted and calculated. Empty without a value. Money has two decimals,
 * so that amounts are aligned.
 */
export function cell(value: CellValue, place: string, isMoney = false): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return `<c r="${place}" t="b"><v>${value ? 1 : 0}</v></c>`;
  if (typeof value === 'number')
    return Number.isFinite(value) ? numberCell(value, place, isMoney ? styles.money : styles.plain) : '';
  const date = serialOf(value);
  return date
    ? numberCell(date.serial, place, date.hasTime ? styles.instant : styles.day)
    : textCell(value, place);
}

/** `columnName(0)` → `A`, `columnName(26)` → `AA`. */
export const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));
