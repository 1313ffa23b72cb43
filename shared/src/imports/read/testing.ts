/** As spreadsheets in Russian write it. */
export const inWindows1251 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 128) return code;
    if (letter === 'ё') return 0xb8;
    return code - 0x410 + 0xc0;
  });

export const inUtf16 = (text: string, isBigEndian = false): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isBigEndian ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );
