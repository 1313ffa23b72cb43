/**
 * The lines of a Markdown document with everything blanked that is not prose: code, addresses of links, and the table that lists the
 * unused words. What is left keeps its line and column.
 */
export function proseOf(document: string): string[] {
  let inCode = false;
  let inList = false;
  return document.split('\n').map((line) => {
    const isFence = line.startsWith('```');
    if (isFence) inCode = !inCode;
    inList = line.startsWith('| not used') || (inList && line.startsWith('|'));
    const isProse = !isFence && !inCode && !inList && !line.startsWith('    ');
    return isProse ? line.replace(/`[^`]*`|\]\([^)]*\)/g, (code) => '.'.repeat(code.length)) : '';
  });
}
