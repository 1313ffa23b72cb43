import type { Sealed } from '../base/sealing';

const IV_BYTES = 12;

/** Encrypted bytes as text for the storage of the browser, which is read without waiting. */
export const packed = ({ iv, bytes }: Sealed): string =>
  btoa(Array.from([...iv, ...bytes], (byte) => String.fromCharCode(byte)).join(''));

/** Text that is damaged gives bytes that can't be decrypted. */
export function unpacked(text: string): Sealed {
  const letters = /^[\w+/]*={0,2}$/.test(text) && text.length % 4 === 0 ? atob(text) : '';
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return { iv: bytes.slice(0, IV_BYTES), bytes: bytes.slice(IV_BYTES) };
}
