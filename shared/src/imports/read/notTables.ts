/** Beginnings of files that are no tables, whatever their names say, and what they are. */
const kinds: readonly [RegExp, string][] = [
  [/^\s*<(!doctype|html|head|body|meta|table|div|script)\b/i, 'a web page'],
  [/^\s*<\?xml/i, 'an XML file'],
  [/^%PDF-/, 'a PDF file'],
  [/^\{\\rtf/, 'a text document'],
  [/^\s*(\[\s*)?\{\s*"/, 'a JSON file'],
];

/** Why a text is no table: programs export web pages under the names of spreadsheets. */
export function notTable(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1')
    .decode(bytes.subarray(0, 1000))
    .replaceAll(/\u0000|^\u00ef\u00bb\u00bf|^ÿþ|^þÿ/g, '');
  const [, kind] = kinds.find(([beginning]) => beginning.test(start)) ?? [];
  return (
    kind &&
    `This is ${kind}, not a table. Open it in a spreadsheet, save it as XLSX or CSV, and choose that file.`
  );
}
