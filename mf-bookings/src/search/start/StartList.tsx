import { styled } from '@itinera/shared/ui';

/** Lines of a card that lead to trips; what is done with one is visible when it is pointed at or has the focus. */
export const StartList = styled('ul')(({ theme: { palette } }) => ({
  listStyle: 'none',
  margin: '0 -8px',
  padding: 0,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 36,
    padding: '0 8px',
    borderTop: `1px solid ${palette.divider}`,
    '&:hover': { backgroundColor: palette.action.hover },
    '@media (hover: hover)': { '&:not(:hover, :focus-within) [data-actions]': { opacity: 0 } },
  },
  '& a': {
    flex: 1,
    minWidth: 0,
    padding: '8px 0',
    color: palette.text.primary,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& [data-kept]': { flex: 1, minWidth: 0, padding: '8px 0', '& a': { padding: 0, marginInlineEnd: 8 } },
  '& a:hover b': { textDecoration: 'underline' },
  '& b': { fontWeight: 600 },
  '& [data-quiet]': { color: palette.text.secondary },
}));
