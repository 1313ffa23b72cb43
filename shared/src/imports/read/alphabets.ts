/** Letters beyond ASCII of the languages that an encoding is for. */
const western = [
  'äöüß',
  'àâæçéèêëîïôœùûüÿ',
  'áéíñóúü',
  'áâãàçéêíóôõúü',
  'àèéìíîòóùú',
  'áéèêëíïóöü',
  'åæøéèêóòô',
  'åäöéšž',
  'äöõüšž',
  'áæéíðóöþúý',
];
const latin = {
  western,
  central: [
    'ąćęłńóśźż',
    'áčďéěíňóřšťúůýž',
    'áäčďéíĺľňóôŕšťúýž',
    'áéíóöőúüű',
    'ăâîșțşţ',
    'ćčđšž',
    'äöüß',
    'çë',
  ],
  baltic: ['āčēģīķļņšūž', 'ąčęėįšųūž', 'äöõüšž', 'ąćęłńóśźż', 'äöüß', 'åæøéó', 'åäöéšž'],
  turkish: ['âçğıîöşûü', ...western],
};
const cyrillic = [
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
  'абвгдеёжзійклмнопрстуўфхцчшыьэюя',
  'абвгдђежзијклљмнњопрстћуфхцчџш',
  'абвгдѓежзѕијклљмнњопрстќуфхцчџш',
];

export type Alphabets = keyof typeof latin | 'cyrillic';

/** Words of one letter beyond ASCII. */
const alone = 'àáâäåæèéêíóôöøúőąęů';

/** What may be before and behind a word, or between two. */
const around = /^[«„“‘‚¡¿…№•·]+|[»“”’…®™²³½ºª•·]+$/gu;
const between = /[’–—°]/u;

/** A dash that joins nothing. */
const isTorn = (word: string): boolean => /^[–—°]\p{L}/u.test(word);

const parts = (word: string): string[] =>
  word
    .replaceAll(around, '')
    .split(between)
    .map((part) => part.replaceAll(/[\d€]/g, ''))
    .filter((part) => part !== '');

const isCased = (part: string): boolean => /^(\p{Lu}?\p{Ll}*|\p{Lu}+)$/u.test(part);

const foreignIn = (part: string): string[] =>
  // Lower case of the Turkish capital has two characters.
  [...part.replaceAll('İ', 'i').toLowerCase()].filter((letter) => letter > '\u007f');

/** Whether it is a word in an alphabet: letters of two scripts, or capitals inside, are none. */
function fitsPart(part: string, letters: string, isCyrillic: boolean): boolean {
  const foreign = foreignIn(part);
  if (!isCased(part) || !foreign.every((letter) => letters.includes(letter))) return false;
  const hasAscii = /[A-Za-z]/.test(part);
  if (isCyrillic) return foreign.length === 0 || !hasAscii;
  return hasAscii || (foreign.length === 1 && alone.includes(foreign[0] ?? '')) || foreign.length === 0;
}

const fitsIn = (word: string, letters: string, isCyrillic: boolean): boolean =>
  !isTorn(word) && parts(word).every((part) => fitsPart(part, letters, isCyrillic));

const lettersOf = (alphabets: Alphabets): readonly string[] =>
  alphabets === 'cyrillic' ? cyrillic : latin[alphabets];

/** Whether a word is one in some language; without alphabets, whether all of its characters were decoded. */
export function fits(word: string, alphabets: Alphabets | undefined): boolean {
  if (alphabets === undefined) return !/[\u0080-\u009f\ufffd]/.test(word);
  return lettersOf(alphabets).some((letters) => fitsIn(word, letters, alphabets === 'cyrillic'));
}

/** Languages whose letters are rare in files: what can be read without them is. */
const balkan = cyrillic.slice(-2);

/** Languages that all words need, as a cost: a list is rarely in many. */
export function costOf(words: readonly string[], alphabets: Alphabets | undefined): number {
  if (alphabets === undefined) return 0;
  let rest = words.filter((word) => fits(word, alphabets));
  let cost = 0;
  while (rest.length > 0) {
    const tried = lettersOf(alphabets).map((letters) => ({
      cost: balkan.includes(letters) ? 3 : 1,
      rest: rest.filter((word) => !fitsIn(word, letters, alphabets === 'cyrillic')),
    }));
    const [best] = tried.toSorted((a, b) => a.rest.length - b.rest.length || a.cost - b.cost);
    if (!best) return cost;
    rest = best.rest;
    cost += best.cost;
  }
  return cost;
}
