/**
 * The lines of a Markdown document, with code, addresses of links and the table of unused words replaced by blanks or dots, so that the
 * prose keeps its line and column.
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
