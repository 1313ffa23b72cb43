/** Splits a typed name into first and last name, such as `Karlis Berzins`. A single word is a first name in the lead's family. */
export function nameIn(typed: string, family: string) {
  const words = typed.trim().split(/\s+/);
  const [last = ''] = words.splice(1).slice(-1);
  const given = typed
    .trim()
    .slice(0, last ? -last.length : undefined)
    .trim();
  return { first_name: given, last_name: last || (given && family) };
}
