/** A Markdown table; by default the first column is text and the others are figures. */
export function table(head: string[], rows: string[][], alignment?: string[]): string {
  const columns = alignment ?? head.map((_, column) => (column ? '---:' : '---'));
  return [head, columns, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
