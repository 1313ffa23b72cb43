/** Patterns that a report must not contain, with their placeholders. The order matters: a token may contain digits. */
const secrets: [pattern: RegExp, placeholder: string][] = [
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+/gu, '[e-mail]'],
  // The query of an address may contain names, the fragment of a mailed link its token.
  [/[?#][^\s'")]*/g, '[query]'],
  // Quotes on screens contain input.
  [/“[^”]*”/g, '“…”'],
  [/\b[\w-]{20,}(\.[\w-]+)*/g, '[token or id]'],
  [/\+?\b\d[\d ()/-]{5,}\d\b/g, '[number]'],
];

/** Removes tokens, ids of records and possible names from a text. */
export const redact = (text: string): string =>
  secrets.reduce((rest, [pattern, placeholder]) => rest.replace(pattern, placeholder), text);

const frame = /\/(?:remotes\/\w+|shell)\/[\w.-]+\/[\w./-]+\.js:\d+:\d+/g;

/** Where an error was thrown: files of releases with line and column, without data. */
export const placesIn = (stack: string): string[] => [...new Set(stack.match(frame) ?? [])].slice(0, 10);
