/** First and last name in what was typed to find somebody: `Karlis Berzins`. A name alone is that of the family of the lead. */
export function nameIn(typed: string, family: string) {
  const words = typed.trim().split(/\s+/);
  const [last = ''] = words.splice(1).slice(-1);
  const given = typed
    .trim()
    .slice(0, last ? -last.length : undefined)
    .trim();
  return { first_name: given, last_name: last || (given && family) };
}
