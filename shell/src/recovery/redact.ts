/** What a report must not carry, and what stands in its place. The order counts: a token may contain digits. */
const secrets: [pattern: RegExp, placeholder: string][] = [
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+/gu, '[e-mail]'],
  // What an address asks for is often a name, and a link in a mail carries its token there.
  [/[?#][^\s'")]*/g, '[query]'],
  // What the screens quote is what somebody typed.
  [/“[^”]*”/g, '“…”'],
  [/\b[\w-]{20,}(\.[\w-]+)*/g, '[token or id]'],
  [/\+?\b\d[\d ()/-]{5,}\d\b/g, '[number]'],
];

/** A text without tokens, ids of records and what could name a person. */
export const redact = (text: string): string =>
  secrets.reduce((rest, [pattern, placeholder]) => rest.replace(pattern, placeholder), text);

const frame = /\/(?:remotes\/\w+|shell)\/[\w.-]+\/[\w./-]+\.js:\d+:\d+/g;

/** Where an error was thrown: files of releases with line and column, and nothing that was in the code's hands. */
export const placesIn = (stack: string): string[] => [...new Set(stack.match(frame) ?? [])].slice(0, 10);
