import { COLUMN_WIDTH, HEADER_HEIGHT } from '../geometry';
import type { Styles } from './styles';

/** The headings of the periods. */
export const headerStyles: Styles = (palette) => ({
  '& [data-header]': {
    position: 'sticky',
    top: 0,
    zIndex: 4,
    height: HEADER_HEIGHT,
    background: palette.background.paper,
    borderBottom: `1px solid ${palette.divider}`,
    boxSizing: 'border-box',
  },
  // A mark below the texts; the line goes on in the rows.
  '& [data-header] [data-today]': {
    insetBlock: 'auto 0',
    height: 6,
    border: '4px solid transparent',
    borderBlockStart: `6px solid ${palette.text.primary}`,
    borderBlockEnd: 0,
    marginInlineStart: -4,
    opacity: 1,
  },
  '& [role=columnheader]': {
    position: 'absolute',
    top: 0,
    height: HEADER_HEIGHT - 1,
    width: COLUMN_WIDTH,
    padding: '2px 6px',
    boxSizing: 'border-box',
    borderInlineEnd: `1px solid ${palette.divider}`,
    textAlign: 'end',
    lineHeight: '16px',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    '& > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
    '&:hover': { backgroundColor: palette.action.hover },
    '& > strong': { fontWeight: 600, fontSize: '0.75rem', letterSpacing: '-0.01em' },
    '& > span': { fontSize: '0.75rem', color: palette.text.secondary },
  },
});
