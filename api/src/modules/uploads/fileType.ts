export type FileType = 'jpeg' | 'png' | 'webp' | 'pdf';

const startsWith = (bytes: Buffer, signature: string, at = 0): boolean =>
  bytes.subarray(at, at + signature.length).toString('latin1') === signature;

/** Detects the type from the first bytes. Names and declared types are the sender's and prove nothing. */
export function fileTypeOf(bytes: Buffer): FileType | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  if (startsWith(bytes, '%PDF-')) return 'pdf';
  return undefined;
}
