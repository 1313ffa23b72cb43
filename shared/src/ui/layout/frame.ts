/**
 * Sizes of the frame around each page, in pixels. The first paint of index.html, the theme and the layout read the same values, so that
 * nothing moves when one replaces the other.
 */
export const frame = {
  /** Height of the top bar. */
  bar: 48,
  /** Width of the menu beside the page, and of the sheet below 1200 px. */
  menu: 232,
  /** Its width when it is collapsed to icons. */
  rail: 60,
  /** Height at the lower end of a phone's window that the primary button takes. */
  thumb: 64,
  /** Height of a menu entry. */
  entry: 36,
} as const;

/** Where title, tools and buttons of a list have one line. */
export const oneLine = '@media (min-width: 750px)';

/** Inter, or what has its metrics; then what each system has. Without double quotes, because the document has it in markup as well. */
export const fontFamily =
  "Inter, 'Inter fallback', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', sans-serif";
