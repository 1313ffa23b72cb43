/**
 * What a spreadsheet would calculate, at the beginning of a cell: a sign, also in its full or small width or as a minus of mathematics, perhaps after quotes or
 * spaces; a tab or a carriage return, which it drops. Apostrophes before it count, so that a guard can be told from the text.
 */
const formula = /'*(?:["\u0020\u00A0]*[=+\-@＝＋－＠﹢﹣﹦﹫−]|[\t\r])/y;

/** Spreadsheets split at semicolons in locales with a decimal comma, at tabs, and at line ends in quotes that they have misread. */
const separators = ';；\t\r\n';

const isFormula = (text: string, at: number): boolean => {
  formula.lastIndex = at;
  return formula.test(text);
};

const mayBeginCell = (text: string, at: number): boolean =>
  at === 0 || separators.includes(text.charAt(at - 1));

/** Text for a cell with an apostrophe wherever a spreadsheet would begin to calculate (CSV injection), whatever it splits at. */
export function guardFormulas(text: string): string {
  let guarded = '';
  for (let at = 0; at < text.length; at += 1)
    guarded += mayBeginCell(text, at) && isFormula(text, at) ? `'${text.charAt(at)}` : text.charAt(at);
  return guarded;
}

/** Removes the apostrophes that `guardFormulas` has added. */
export function unguardFormulas(text: string): string {
  let plain = '';
  for (let at = 0; at < text.length; at += 1) {
    const isGuard = text.charAt(at) === "'" && mayBeginCell(text, at) && isFormula(text, at + 1);
    if (!isGuard) plain += text.charAt(at);
  }
  return plain;
}
