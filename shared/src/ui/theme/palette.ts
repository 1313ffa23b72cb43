/** The seven named colours of specification 1. */
type Colours = Record<'primary' | 'accent' | 'secondary' | 'info' | 'warning' | 'error' | 'success', string>;

export interface Scheme {
  mode: 'dark' | 'light';
  /** Each may be a text colour on each surface: at least 4.5:1, which a test computes. */
  colours: Colours;
  /** Background of the page. */
  page: string;
  /** Cards, tables, bars. */
  paper: string;
  /** Menus, popovers and dialogs: above the page and its cards. */
  pop: string;
  /** Background of what is typed into. */
  field: string;
  text: string;
  quietText: string;
  /** Dividers; nothing depends on seeing them. */
  line: string;
  /** Edge of what is above the page. */
  edge: string;
  /** Borders of controls: at least 3:1. */
  control: string;
  /** Under the pointer, on each surface. */
  hover: string;
  /** Selected, on each surface. */
  selected: string;
  /** Text on a coloured button. */
  onColour: string;
  /** Shadow of what is above the page. */
  shadow: string;
}

export const dark: Scheme = {
  mode: 'dark',
  colours: {
    primary: '#6cb2ff',
    accent: '#f2b866',
    secondary: '#c0a8ff',
    info: '#5cc8f5',
    warning: '#f3b95b',
    error: '#ff8f89',
    success: '#55c795',
  },
  page: '#0b0f14',
  paper: '#121922',
  pop: '#1a2330',
  field: '#0b0f14',
  text: '#e8edf3',
  quietText: '#9fadbc',
  line: '#232e3b',
  edge: '#334254',
  control: '#72859a',
  hover: 'rgba(150, 185, 225, 0.08)',
  selected: 'rgba(108, 170, 240, 0.16)',
  onColour: '#05121f',
  shadow: '0 12px 32px rgba(0, 0, 0, 0.55), 0 2px 6px rgba(0, 0, 0, 0.4)',
};

export const light: Scheme = {
  mode: 'light',
  colours: {
    primary: '#0b63bd',
    accent: '#9a4d00',
    secondary: '#6b43c0',
    info: '#00658a',
    warning: '#7a5200',
    error: '#b3261e',
    success: '#11704a',
  },
  page: '#f6f7f9',
  paper: '#ffffff',
  pop: '#ffffff',
  field: '#ffffff',
  text: '#10161d',
  quietText: '#526070',
  line: '#e4e8ed',
  edge: '#ccd4dd',
  control: '#768392',
  hover: 'rgba(30, 60, 95, 0.06)',
  selected: 'rgba(11, 102, 195, 0.11)',
  onColour: '#ffffff',
  shadow: '0 12px 32px rgba(16, 32, 48, 0.16), 0 2px 6px rgba(16, 32, 48, 0.08)',
};
