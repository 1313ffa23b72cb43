import { separators, type Separator } from './delimiter';
import { decode, encodings, readingsOf, type Encoding } from './encoding';
import { FileProblem } from './fileProblem';
import { choiceOf, type FileTable } from './fileTable';
import { asLine } from './line';
import { readCsv, separatorsIn } from './readCsv';

const shownWords = 4;

/** Lines of a text, or why there are none: another encoding or separator may help. */
function linesIn(text: string, separator: Separator): Pick<FileTable, 'lines' | 'problem'> {
  try {
    return { lines: readCsv(text, separator).map(asLine) };
  } catch (error) {
    if (error instanceof FileProblem) return { lines: [], problem: error.message };
    throw error;
  }
}

const only = <Value>(values: readonly Value[]): Value | undefined =>
  values.length === 1 ? values[0] : undefined;

/** Encodings that make sense, with words to recognise the right one by, and then all others. */
function encodingOptions(readings: ReturnType<typeof readingsOf>) {
  const labelOf = (encoding: Encoding) =>
    encodings.find(({ value }) => value === encoding)?.label ?? encoding;
  const sensible =
    readings.length > 1
      ? readings.map(({ encoding, words }) => ({
          value: encoding,
          label: `${words.slice(0, shownWords).join(', ')} · ${labelOf(encoding)}`,
        }))
      : [];
  return [...sensible, ...encodings.filter(({ value }) => !sensible.some((one) => one.value === value))];
}

/**
 * Reads a text in its encoding and with its separator. If several make sense, the person has to decide. `hasTitle`: title lines may precede
 * the headings.
 */
export function readText(
  name: string,
  bytes: Uint8Array,
  hasTitle: boolean,
  chosen: { encoding?: Encoding; separator?: Separator } = {},
): FileTable {
  const readings = readingsOf(bytes);
  const encoding = chosen.encoding ?? readings[0]?.encoding ?? 'utf-8';
  const text = decode(bytes, encoding);
  const found = separatorsIn(text, hasTitle);
  const again = (other: typeof chosen) => readText(name, bytes, hasTitle, { ...chosen, ...other });
  return {
    name,
    ...linesIn(text, chosen.separator ?? found[0] ?? ','),
    hiddenColumns: new Set(),
    remarks: [],
    choices: [
      choiceOf('Encoding', encodingOptions(readings), chosen.encoding ?? only(readings)?.encoding, (value) =>
        again({ encoding: value }),
      ),
      choiceOf('Separator', separators, chosen.separator ?? only(found), (value) =>
        again({ separator: value }),
      ),
    ],
  };
}
