/**
 * Accents and points of Latin, Greek, Cyrillic, Hebrew, Arabic and Syriac letters, and characters that are not seen. Not the marks of
 * scripts in which they are vowels or other sounds, such as Devanagari, Thai and kana: without them, different words would be the same.
 */
const marksOf = {
  unseen: '\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFE00-\uFE0F\uFEFF',
  common: '\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F',
  cyrillic: '\u0483-\u0489\u2DE0-\u2DFF\uA66F-\uA672\uA674-\uA67D',
  hebrew: '\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7',
  arabic:
    '\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0898-\u089F\u08CA-\u08E1\u08E3-\u08FF',
  syriac: '\u0711\u0730-\u074A',
};
const marks = new RegExp(`[${Object.values(marksOf).join('')}]`, 'g');

/** Letters that Unicode does not decompose, as people type them without their keys; and signs that keyboards have in one form only. */
const others = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    þ: 'th',
    ı: 'i',
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    ħ: 'h',
    ŧ: 't',
    ς: 'σ',
    '‘': "'",
    '’': "'",
    ʻ: "'",
    ʼ: "'",
    '‐': '-',
    '–': '-',
    '—': '-',
    '−': '-',
  }),
);
const other = new RegExp(`[${[...others.keys()].join('')}]`, 'g');

/**
 * Folds a text for comparison and search: without accents, case and differences of composition, in every script. `Łódź` becomes `lodz`,
 * `İSTANBUL` `istanbul`, `Ёлка` `елка`. The function of the same name in the database (migration 0075) has the same results.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(other, (letter) => others.get(letter) ?? letter);

const withoutSpare = (name: string): string => name.trim().replaceAll(/\s+/g, ' ');

/** Folds a name: spaces around it do not count, and several count as one. */
export const foldName = (name: string): string => withoutSpare(fold(name));

/** A name as it is read on a screen, such as one that is typed to confirm: composition and spare spaces make no difference. */
export const asShown = (name: string): string => withoutSpare(name.normalize('NFC'));

/**
 * A name as it is spelled, where accents count, such as on tickets, which have the spelling of a passport: case, composition and spare
 * spaces make no difference.
 */
export const asSpelled = (name: string): string => asShown(name).toLowerCase();
