interface ShownDigits {
  text: string;
  /** Shown in thousands or millions. */
  isScaled: boolean;
}

/** A place for a digit, `0`, `#` or `?`, a point, a comma, or a text that is shown as it is. */
interface Token {
  kind: 'digit' | 'point' | 'comma' | 'text';
  text: string;
}

const pattern =
  /"([^"]*)"|\\(.)|_.|\*.|\[\$([^\]-]*)[^\]]*\]|\[(?:[a-z]+|color ?\d+)\]|([0#?])|(\.)|(,)|([^a-z@%/\d"\\[\]])/giy;

/** Tokens of one section of a format; undefined if it has others, such as fractions and conditions. */
function tokensOf(section: string): Token[] | undefined {
  const tokens: Token[] = [];
  pattern.lastIndex = 0;
  while (pattern.lastIndex < section.length) {
    const found = pattern.exec(section);
    if (!found) return undefined;
    const [, quoted, escaped, currency, digit, point, comma, plain] = found;
    if (digit !== undefined) tokens.push({ kind: 'digit', text: digit });
    else if (point !== undefined) tokens.push({ kind: 'point', text: point });
    else if (comma !== undefined) tokens.push({ kind: 'comma', text: comma });
    else tokens.push({ kind: 'text', text: quoted ?? escaped ?? currency ?? plain ?? '' });
  }
  return tokens;
}

/** Sections for positive numbers, negative ones and zero. */
const sectionsOf = (format: string): string[] =>
  (format.match(/(?:"[^"]*"|\\.|[^;"\\])+|(?<=;|^)(?=;|$)/g) ?? ['']).slice(0, 3);

/** Digits at their places, from the right; the first place has all that are left. */
function whole(tokens: readonly Token[], digits: string): string {
  let rest = digits === '0' ? '' : digits;
  const first = tokens.findIndex(({ kind }) => kind === 'digit');
  const texts = tokens.map(({ text }) => text);
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    if (token?.kind === 'comma') texts[at] = '';
    if (token?.kind !== 'digit') continue;
    const taken = at === first ? rest : rest.slice(-1);
    rest = rest.slice(0, -1);
    texts[at] = taken === '' && token.text === '0' ? '0' : taken;
  }
  return texts.join('');
}

function decimals(tokens: readonly Token[], digits: string): string {
  let place = 0;
  const last = digits.replace(/0+$/, '').length;
  return tokens
    .map(({ kind, text }) => {
      if (kind !== 'digit') return kind === 'comma' ? '' : text;
      const digit = digits.charAt(place);
      place += 1;
      return text === '0' || place <= last ? digit : '';
    })
    .join('');
}

const withPoint = (decimal: string): string => (/^\d/.test(decimal) ? `.${decimal}` : decimal);

/**
 * A number in a format of digits and texts, such as `000000-00000` and `"LV"0000000`: a passport is what its reader saw. Thousands are not
 * grouped, because that depends on the system. Undefined for other formats.
 */
export function digitsShown(raw: string, format: string): ShownDigits | undefined {
  const number = Number(raw);
  const sections = sectionsOf(format);
  const [positive = '', negative, zero] = sections;
  const hasOwn = number < 0 && negative !== undefined;
  const section = hasOwn ? negative : number === 0 && zero !== undefined ? zero : positive;
  const tokens = tokensOf(section);
  if (!tokens || Math.abs(number) >= 1e21) return undefined;
  const lastDigit = tokens.findLastIndex(({ kind }) => kind === 'digit');
  // A comma behind the last digit divides by a thousand.
  const scale = tokens.filter(({ kind }, at) => kind === 'comma' && at > lastDigit).length;
  const point = tokens.findIndex(({ kind }) => kind === 'point');
  const before = point < 0 ? tokens : tokens.slice(0, point);
  const behind = point < 0 ? [] : tokens.slice(point + 1);
  const places = behind.filter(({ kind }) => kind === 'digit').length;
  const [integer = '', fraction = ''] = Math.abs(number / 1000 ** scale)
    .toFixed(Math.min(places, 20))
    .split('.');
  const exact = scale === 0 && places === 0 && /^-?\d+$/.test(raw) ? raw.replace('-', '') : integer;
  const shown =
    lastDigit < 0
      ? tokens.map(({ text }) => text).join('')
      : whole(before, exact) + withPoint(decimals(behind, fraction));
  const sign = number < 0 && !hasOwn ? '-' : '';
  return { text: (sign + shown).trim(), isScaled: scale > 0 };
}
