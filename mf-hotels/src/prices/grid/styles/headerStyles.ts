import { COLUMN_WIDTH, HEADER_HEIGHT } from '../geometry';
import type { Styles } from './styles';

/** The headings of the periods. */
export const headerStyles: Styles = (palette) => ({
  '& [data-header]': {
    position: 'sticky',
    top: 0,
    zIndex: 3,
    height: HEADER_HEIGHT,
    background: palette.background.paper,
    borderBottom: `1px solid ${palette.divider}`,
    boxSizing: 'border-box',
  },
  '& [role=columnheader]': {
    position: 'absolute',
    top: 0,
    height: HEADER_HEIGHT - 1,
    width: COLUMN_WIDTH,
    padding: '3px 6px',
    boxSizing: 'border-box',
    borderInlineEnd: `1px solid ${palette.divider}`,
    textAlign: 'end',
    lineHeight: '17px',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    '& > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& > strong': { fontWeight: 600, fontSize: '0.75rem', letterSpacing: '-0.01em' },
    '& > span': { fontSize: '0.75rem', color: palette.text.secondary },
  },
});
