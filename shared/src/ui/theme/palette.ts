/** The seven named colours of specification 1. */
type Colours = Record<'primary' | 'accent' | 'secondary' | 'info' | 'warning' | 'error' | 'success', string>;

export interface Scheme {
  mode: 'dark' | 'light';
  /** Each may be a text colour on either surface: at least 4.5:1, which a test computes. */
  colours: Colours;
  /** Background of the page. */
  page: string;
  /** Cards, tables, dialogs. */
  paper: string;
  text: string;
  quietText: string;
  /** Dividers; nothing depends on seeing them. */
  line: string;
  /** Borders of controls: at least 3:1. */
  control: string;
  /** Text on a coloured button. */
  onColour: string;
}

export const dark: Scheme = {
  mode: 'dark',
  colours: {
    primary: '#6cb6ff',
    accent: '#ffb86b',
    secondary: '#c0a8ff',
    info: '#5cc8f5',
    warning: '#ffcf5c',
    error: '#ff9088',
    success: '#74d99a',
  },
  page: '#0e1318',
  paper: '#161d25',
  text: '#e8eef4',
  quietText: '#a9b8c6',
  line: '#2b3642',
  control: '#6f8193',
  onColour: '#0a1119',
};

export const light: Scheme = {
  mode: 'light',
  colours: {
    primary: '#1a5fb4',
    accent: '#9a4d00',
    secondary: '#6b43c0',
    info: '#00658a',
    warning: '#7a5200',
    error: '#b3261e',
    success: '#136c3a',
  },
  page: '#f4f7fa',
  paper: '#ffffff',
  text: '#16212c',
  quietText: '#4a5a69',
  line: '#d5dde5',
  control: '#6d7c8a',
  onColour: '#ffffff',
};
