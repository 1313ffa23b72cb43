import { plural } from '@itinera/shared/format';
import type { ClipboardEvent } from 'react';
import { sizeOf, type Range } from '../cells/range';
import { formatTsv } from './formatTsv';
import { parseTsv } from './parseTsv';

interface Clipboard {
  range: () => Range;
  textsIn: (range: Range) => string[][];
  onPaste: (block: string[][]) => void;
  onEmpty: () => void;
  announce: (status: string) => void;
}

/** A cell has one line: line breaks of a spreadsheet become spaces. */
const onOneLine = (cell: string): string => cell.replace(/\s*[\n\r]+\s*/g, ' ').trim();

const isOpenCell = ({ target }: ClipboardEvent): boolean => target instanceof HTMLInputElement;

/** Copies ranges to and from spreadsheets; in an open cell the clipboard works as in any field. */
export function useClipboard({ range, textsIn, onPaste, onEmpty, announce }: Clipboard) {
  const copy = (event: ClipboardEvent, done: string): boolean => {
    if (isOpenCell(event)) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', formatTsv(textsIn(range())));
    const count = sizeOf(range());
    announce(`${plural(count, 'cell')} ${done}`);
    return true;
  };
  return {
    onCopy: (event: ClipboardEvent) => void copy(event, 'copied'),
    onCut: (event: ClipboardEvent) => {
      if (copy(event, 'cut')) onEmpty();
    },
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text/plain');
      const block = parseTsv(text);
      const isBlock = block.length > 1 || (block[0]?.length ?? 0) > 1;
      // A single text is pasted at the cursor, a block into the cells from there on.
      if (isOpenCell(event) && !isBlock) return;
      event.preventDefault();
      if (block.length > 0) onPaste(block.map((line) => line.map(onOneLine)));
    },
  };
}
