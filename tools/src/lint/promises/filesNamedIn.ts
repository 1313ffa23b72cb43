/** The paths in backticks, each once, of a section of a document: from its heading to the next. */
export function filesNamedIn(document: string, heading: string): string[] {
  const section = document.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return [...new Set([...section.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, path = '']) => path))];
}
