import { initials, mask } from '../../db/visibility/personal';

/** What a person is found by in texts. */
export interface Needles {
  given: ReadonlySet<string>;
  family: ReadonlySet<string>;
  names: ReadonlySet<string>;
  identities: ReadonlySet<string>;
}

/** Finds a person in texts. */
export interface Finder {
  /** As a regular expression of the database, which may find more; undefined if there is nothing to be found. */
  pattern: string | undefined;
  erase: (text: string) => string;
}

const inAddresses: Record<string, string> = {
  '@': '(?:@|%40)',
  '+': '(?:\\+|%2B)',
  ' ': '(?:[ \\u00a0+]|%20)',
};

/** A character of a pattern, also with its accents as characters of their own, as the log has what was written before texts were composed. */
function character(one: string): string {
  const parts = Array.from(one.normalize('NFD'));
  return parts.length === 1 ? inBothCases(one) : `(?:${inBothCases(one)}|${parts.map(inBothCases).join('')})`;
}

/** Databases fold characters beyond ASCII by their own locale only. */
function inBothCases(one: string): string {
  const known = inAddresses[one];
  if (known !== undefined) return known;
  if (/[a-z]/i.test(one)) return one;
  const [lower, upper] = [one.toLowerCase(), one.toUpperCase()];
  if (lower !== upper && Array.from(lower).length === 1 && Array.from(upper).length === 1)
    return `[${lower}${upper}]`;
  return one.replace(/[$()*+.?[\\\]^{|}]/u, '\\$&');
}

const literally = (text: string): string => Array.from(text, character).join('');

/** Between two names: `Anna Berga`, `BERGA/ANNA`, `berga_anna.pdf`, `q=anna+berga`. */
const between = '(?:[ \\u00a0,;/_.+-]|%20|%2C){1,3}';

const words = (name: string): string => name.trim().split(/\s+/).map(literally).join(between);

/** A phone number of seven digits or more is found however it is grouped. */
function identityPattern(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  const isPhone = /^[\d\s()+./-]+$/.test(text) && digits.length >= 7;
  return isPhone ? Array.from(digits).join('[ ()./-]{0,2}') : literally(text.trim());
}

const isLongEnough = (text: string): boolean => Array.from(text.trim()).length >= 3;

const pairs = ({ given, family }: Needles): string[] =>
  [...given].flatMap((one) =>
    [...family].flatMap((other) =>
      isLongEnough(`${one}${other}`)
        ? [words(one) + between + words(other), words(other) + between + words(one)]
        : [],
    ),
  );

const edge = { before: '(?<![\\p{L}\\p{N}])', after: '(?![\\p{L}\\p{N}])' };

/** Longer ones first, so that `Anna-Maria Berga` is not found as `Anna`. */
const anyOf = (patterns: string[]): string | undefined =>
  patterns.length === 0
    ? undefined
    : [...new Set(patterns)].toSorted((a, b) => b.length - a.length).join('|');

const replacer = (patterns: string | undefined, by: (found: string) => string) => {
  if (patterns === undefined) return (text: string) => text;
  const pattern = new RegExp(`${edge.before}(?:${patterns})${edge.after}`, 'giu');
  return (text: string) => text.replaceAll(pattern, by);
};

function finderOf(names: string[], identities: string[]): Finder {
  const [ofNames, ofIdentities] = [anyOf(names), anyOf(identities)];
  const eraseIdentities = replacer(ofIdentities, () => mask);
  const eraseNames = replacer(ofNames, (found) => initials(found.replaceAll(/%20|%2C|\./g, ' ')));
  return {
    pattern: anyOf([...names, ...identities]),
    erase: (text) => eraseNames(eraseIdentities(text)),
  };
}

const identityPatterns = ({ identities }: Needles): string[] =>
  [...identities].filter(isLongEnough).map(identityPattern);

/** Finds a person in any text: by the whole name, and by what is the person's alone. */
export const anywhere = (needles: Needles): Finder =>
  finderOf(
    [...pairs(needles), ...[...needles.names].filter((name) => /\s/.test(name.trim())).map(words)],
    identityPatterns(needles),
  );

/** Finds a person in texts of the own bookings and of searches, by each name alone as well. Elsewhere it may be the name of anything. */
export function nearby(needles: Needles): Finder {
  const alone = [...needles.given, ...needles.family, ...needles.names].filter(
    (name) => Array.from(name.trim()).length >= 2,
  );
  return finderOf([...pairs(needles), ...alone.map(words)], identityPatterns(needles));
}

/** Erases a person from all texts in a value, keys of objects included. */
export function eraseIn(value: unknown, { erase }: Finder): unknown {
  const walk = (one: unknown): unknown => {
    if (typeof one === 'string') return erase(one);
    if (Array.isArray(one)) return one.map(walk);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [erase(key), walk(inner)]));
  };
  return walk(value);
}
