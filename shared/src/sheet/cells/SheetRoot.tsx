import { styled, visuallyHidden } from '@itinera/shared/ui';
import type { CSSProperties } from 'react';

/** Rows share their tracks, so that long text in one row never moves a column of another. */
export const SheetRoot = styled('div')<{ style: CSSProperties & Record<`--${string}`, string | number> }>(({
  theme,
}) => {
  const { paper } = theme.palette.background;
  const { divider } = theme.palette;
  return {
    '--head': '180px',
    '--cell': '180px',
    position: 'relative',
    overflow: 'auto',
    fontSize: '0.875rem',
    border: `1px solid ${divider}`,
    borderRadius: theme.shape.borderRadius,
    background: paper,
    // Keeps focused cells clear of the header and the row names.
    scrollPaddingBlockStart: 40,
    scrollPaddingInlineStart: 'var(--head)',
    '& [role=row]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(var(--head), 1fr) repeat(var(--columns), minmax(var(--cell), 1fr))',
      minWidth: 'calc(var(--head) + var(--columns) * var(--cell))',
      width: '100%',
      boxSizing: 'border-box',
      borderBottom: `1px solid ${divider}`,
      background: paper,
    },
    '& [role=rowheader]': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 8,
      alignContent: 'flex-start',
      alignItems: 'baseline',
    },
    '& [data-header]': {
      position: 'sticky',
      top: 0,
      zIndex: 3,
      color: theme.palette.text.secondary,
      fontWeight: 600,
      fontSize: '0.8125rem',
    },
    '& [role=columnheader], & [role=rowheader]': {
      padding: '7px 12px',
      minWidth: 0,
      overflowWrap: 'anywhere',
      background: 'inherit',
      boxSizing: 'border-box',
      borderInlineEnd: `1px solid ${divider}`,
    },
    // Truncated beside a name, so that rows stay low; the whole text is in its tooltip.
    '& [role=rowheader] [data-detail]': {
      maxWidth: '100%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& [role=columnheader] [data-detail]': { marginInlineStart: 8 },
    '& [role=columnheader]:last-child': { borderInlineEnd: 0 },
    '& [data-detail]': {
      fontWeight: 400,
      fontSize: '0.75rem',
      color: theme.palette.text.secondary,
    },
    '& [role=rowheader], & [data-corner]': { position: 'sticky', insetInlineStart: 0, zIndex: 2 },
    '& [data-cell]': {
      position: 'relative',
      padding: '7px 12px',
      minWidth: 0,
      minHeight: 35,
      boxSizing: 'border-box',
      borderInlineEnd: `1px solid ${divider}`,
      overflowWrap: 'anywhere',
      cursor: 'cell',
      userSelect: 'none',
      touchAction: 'pan-x pan-y',
      '&:last-child': { borderInlineEnd: 0 },
      '&[aria-selected=true]': { background: theme.palette.action.selected },
      '&:focus-visible, &:focus': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
      '&[data-empty]:not(:has(input))::before': { content: '"—"', color: theme.palette.text.secondary },
      // A bar, not only a colour; unsaved text is announced to screen readers, too.
      '&[data-changed]': { boxShadow: `inset 4px 0 0 ${theme.palette.warning.main}`, fontWeight: 600 },
      '&[aria-invalid=true]': { boxShadow: `inset 4px 0 0 ${theme.palette.error.main}` },
    },
    '& [data-unseen]': visuallyHidden,
    '& [data-message]': { display: 'block', marginTop: 4, fontSize: '0.75rem', fontWeight: 400 },
    '& [data-message=error]': { color: theme.palette.error.main },
    '& [data-message=warning]': { color: theme.palette.warning.main },
    '& input': {
      display: 'block',
      width: 'calc(100% + 16px)',
      margin: '-6px -8px',
      padding: '6px 8px',
      minHeight: 28,
      boxSizing: 'border-box',
      font: 'inherit',
      color: theme.palette.text.primary,
      background: theme.palette.background.default,
      border: `1px solid ${theme.palette.primary.main}`,
      borderRadius: 2,
      outline: 'none',
    },
    [theme.breakpoints.down('sm')]: {
      '--head': '104px',
      '--cell': '118px',
      '& [role=columnheader], & [role=rowheader], & [data-cell]': { paddingInline: 8 },
    },
  };
});
