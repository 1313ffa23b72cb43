import { costOf, fits, type Alphabets } from './alphabets';

/** Encodings of CSV files; spreadsheets write one of those behind UTF-16 by default, depending on the system and its language. */
export const encodings = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'utf-16le', label: 'UTF-16' },
  { value: 'utf-16be', label: 'UTF-16, big-endian' },
  { value: 'windows-1251', label: 'Windows-1251 (Cyrillic)', alphabets: 'cyrillic' },
  { value: 'windows-1257', label: 'Windows-1257 (Baltic)', alphabets: 'baltic' },
  { value: 'windows-1252', label: 'Windows-1252 (Western European)', alphabets: 'western' },
  { value: 'windows-1250', label: 'Windows-1250 (Central European)', alphabets: 'central' },
  { value: 'windows-1254', label: 'Windows-1254 (Turkish)', alphabets: 'turkish' },
  { value: 'iso-8859-2', label: 'ISO-8859-2 (Central European)', alphabets: 'central' },
  { value: 'macintosh', label: 'Mac Roman', alphabets: 'western' },
  { value: 'x-mac-cyrillic', label: 'Mac Cyrillic', alphabets: 'cyrillic' },
  { value: 'ibm866', label: 'DOS 866 (Cyrillic)', alphabets: 'cyrillic' },
] as const satisfies readonly { value: string; label: string; alphabets?: Alphabets }[];
export type Encoding = (typeof encodings)[number]['value'];

/** An encoding in which a file makes sense. */
export interface Reading {
  encoding: Encoding;
  /** Words with letters that other encodings read otherwise. */
  words: readonly string[];
}

const marks: [Encoding, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

export const decode = (bytes: Uint8Array, encoding: Encoding): string =>
  new TextDecoder(encoding).decode(bytes);

/** Detects UTF-16: text in our alphabets has a byte 0, 1 or 4 at every other position, which shows the byte order. */
function byHighBytes(bytes: Uint8Array): Encoding | undefined {
  const sample = bytes.subarray(0, 2000);
  const share = (place: number) =>
    sample.filter((byte, index) => index % 2 === place && [0, 1, 4].includes(byte)).length /
    (sample.length / 2);
  if (!sample.includes(0)) return undefined;
  return share(1) > 0.8 ? 'utf-16le' : share(0) > 0.8 ? 'utf-16be' : undefined;
}

/** Distinct words with letters beyond ASCII. */
const foreignWords = (text: string): string[] => [
  ...new Set(
    // oxlint-disable-next-line no-control-regex
    text.match(
      /[^\s\u0000-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]*[^\s\u0000-\u007f][^\s\u0000-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]*/g,
    ),
  ),
];

interface Judged extends Reading {
  /** Words that are none in any language of the encoding. */
  misfits: number;
  alphabets: Alphabets | undefined;
  /** Cost of the languages that the others need. */
  cost: number;
}

function judge(bytes: Uint8Array, { value, ...encoding }: (typeof encodings)[number]): Judged {
  const words = foreignWords(decode(bytes, value));
  const alphabets = 'alphabets' in encoding ? encoding.alphabets : undefined;
  return {
    encoding: value,
    words,
    misfits: words.filter((word) => !fits(word, alphabets)).length,
    alphabets,
    cost: costOf(words, alphabets),
  };
}

/**
 * Encodings in which the bytes make sense, the most probable first. A mark at the beginning decides, and so do letters that are words in one
 * encoding only. Otherwise there are several: the same byte is the ī of Rīga and the î of Nîmes, which only a person can decide. Encodings
 * that read the same are one.
 */
export function readingsOf(bytes: Uint8Array): Reading[] {
  const [marked] = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte)) ?? [];
  const certain = marked ?? byHighBytes(bytes) ?? (bytes.every((byte) => byte < 128) ? 'utf-8' : undefined);
  if (certain !== undefined) return [{ encoding: certain, words: [] }];
  const judged = encodings.filter(({ value }) => !value.startsWith('utf-16')).map((one) => judge(bytes, one));
  const least = Math.min(...judged.map(({ misfits }) => misfits));
  const sensible = judged.filter(({ misfits }) => misfits === least).toSorted((a, b) => a.cost - b.cost);
  const seen = new Set<string>();
  return sensible.filter(({ words, alphabets, cost }) => {
    const text = words.join(' ');
    // For the same languages, the encoding that needs fewer of them is right.
    const isWorse = sensible.some((other) => other.alphabets === alphabets && other.cost < cost);
    return !isWorse && !seen.has(text) && seen.add(text);
  });
}
