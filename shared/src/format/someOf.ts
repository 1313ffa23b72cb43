/** Lists the first five names in a sentence: `‘Riga’, ‘Oslo’ and 7 more`. */
export function someOf(names: string[]): string {
  const named = names.slice(0, 5).map((name) => `‘${name}’`);
  const more = names.length - named.length;
  const parts = more ? [...named, `${more} more`] : named;
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
