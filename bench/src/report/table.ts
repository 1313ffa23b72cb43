/** A table as Markdown writes it; the first column is text, the others are figures unless told otherwise. */
export function table(head: string[], rows: string[][], alignment?: string[]): string {
  const columns = alignment ?? head.map((_, column) => (column ? '---:' : '---'));
  return [head, columns, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
