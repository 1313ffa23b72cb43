/**
 * What a spreadsheet would evaluate at the beginning of a cell: a sign, also full-width, small or mathematical, possibly after quotes or
 * spaces; a tab or a carriage return, which it drops. Preceding apostrophes count, so that a guard can be distinguished from the text.
 */
const formula = /'*(?:["\u0020\u00A0]*[=+\-@＝＋－＠﹢﹣﹦﹫−]|[\t\r])/y;

/** Spreadsheets split at semicolons in locales with a decimal comma, at tabs, and at line ends in misread quotes. */
const separators = ';；\t\r\n';

const isFormula = (text: string, at: number): boolean => {
  formula.lastIndex = at;
  return formula.test(text);
};

const mayBeginCell = (text: string, at: number): boolean =>
  at === 0 || separators.includes(text.charAt(at - 1));

/** Adds an apostrophe wherever a spreadsheet would evaluate a formula (CSV injection), also after its separators. */
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
