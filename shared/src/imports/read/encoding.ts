/** Encodings of CSV files; spreadsheets write one of the last by default, depending on the system's language. */
export const encodings = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'utf-16le', label: 'UTF-16' },
  { value: 'utf-16be', label: 'UTF-16, big-endian' },
  { value: 'windows-1251', label: 'Windows-1251 (Cyrillic)' },
  { value: 'windows-1252', label: 'Windows-1252 (Western European)' },
  { value: 'windows-1250', label: 'Windows-1250 (Central European)' },
  { value: 'windows-1257', label: 'Windows-1257 (Baltic)' },
] as const;
export type Encoding = (typeof encodings)[number]['value'];

const marks: [Encoding, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Detects UTF-16: text in our alphabets has a byte 0 or 4 at every other position, which shows the byte order. */
function byHighBytes(bytes: Uint8Array): Encoding | undefined {
  const sample = bytes.subarray(0, 2000);
  const share = (place: number) =>
    sample.filter((byte, index) => index % 2 === place && (byte === 0 || byte === 4)).length /
    (sample.length / 2);
  if (!sample.includes(0)) return undefined;
  return share(1) > 0.8 ? 'utf-16le' : share(0) > 0.8 ? 'utf-16be' : undefined;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * Decides between Cyrillic and Western: Cyrillic words have no Latin letters, Western ones mostly do: `M\xE1laga` is Málaga and not
 * Mбlaga. Undecided texts are Cyrillic.
 */
function withoutMark(bytes: Uint8Array): Encoding {
  const words = new TextDecoder('windows-1251').decode(bytes).match(/\p{L}+/gu) ?? [];
  const foreign = words.filter((word) => /[^A-Za-z]/.test(word));
  const mixed = foreign.filter((word) => /[A-Za-z]/.test(word)).length;
  return mixed > foreign.length - mixed ? 'windows-1252' : 'windows-1251';
}

/** Detects the encoding by the byte order mark, else by plausibility. A person can select another. */
export function guessEncoding(bytes: Uint8Array): Encoding {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  return marked?.[0] ?? byHighBytes(bytes) ?? (isUtf8(bytes) ? 'utf-8' : withoutMark(bytes));
}

export const decode = (bytes: Uint8Array, encoding: Encoding): string =>
  new TextDecoder(encoding).decode(bytes);
