/** Shorter words are similar to nearly everything. */
const SHORTEST = 4;

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

const reversed = (text: string): string => [...text].toReversed().join('');

/** Whether two words differ by at most one letter: changed, missing, additional or swapped with the next. */
function isOneEditAway(one: string, other: string): boolean {
  const start = sharedStart(one, other);
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  const end = sharedStart(reversed(rest), reversed(otherRest));
  const [left, right] = [rest.slice(0, rest.length - end), otherRest.slice(0, otherRest.length - end)];
  return (left.length <= 1 && right.length <= 1) || (left.length === 2 && left === reversed(right));
}

/** Whether a typed text begins a word, with at most one wrong letter if it has four or more. */
export function isNearly(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed.length < SHORTEST) return false;
  return [-1, 0, 1].some((longer) => isOneEditAway(typed, word.slice(0, typed.length + longer)));
}
