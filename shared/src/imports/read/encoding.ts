/** Encodings of CSV files; spreadsheets in Russian write the last one by default. */
export const encodings = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'utf-16le', label: 'UTF-16' },
  { value: 'utf-16be', label: 'UTF-16, big-endian' },
  { value: 'windows-1251', label: 'Windows-1251 (Cyrillic)' },
] as const;
export type Encoding = (typeof encodings)[number]['value'];

const marks: [Encoding, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * In UTF-16, text in our alphabets has a byte 0 or 4 in every other position; which one shows the byte order.
 */
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

/** Detects the encoding by its byte order mark, else by what makes sense. A person can choose another. */
export function guessEncoding(bytes: Uint8Array): Encoding {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  return marked?.[0] ?? byHighBytes(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1251');
}

export const decode = (bytes: Uint8Array, encoding: Encoding): string =>
  new TextDecoder(encoding).decode(bytes);
