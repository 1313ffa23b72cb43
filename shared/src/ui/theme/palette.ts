/**
 * The seven named colours of the specification on dark, each at least 4.5:1 against both surfaces,
 * so that every one of them may carry text.
 */
export const colours = {
  primary: '#6cb6ff',
  accent: '#ffb86b',
  secondary: '#c0a8ff',
  info: '#5cc8f5',
  warning: '#ffcf5c',
  error: '#ff9088',
  success: '#74d99a',
} as const;

export const surfaces = {
  /** Behind everything. */
  page: '#0e1318',
  /** Cards, tables, dialogs. */
  paper: '#161d25',
  text: '#e8eef4',
  quietText: '#a9b8c6',
  line: '#2b3642',
  /** Text on a coloured button. */
  onColour: '#0a1119',
} as const;
