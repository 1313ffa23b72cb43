import { styled } from '@itinera/shared/ui';
import type { CSSProperties } from 'react';
import { CARD_HEIGHT } from './rowHeights';

/** Rows share their tracks through `--tracks`, so that a long word in one row never moves a column of another. */
export const TableRoot = styled('div')<{ style: CSSProperties & Record<`--${string}`, string> }>(({
  theme,
}) => {
  const { paper } = theme.palette.background;
  const over = (colour: string) => `linear-gradient(${colour}, ${colour}), ${paper}`;
  return {
    overflow: 'auto',
    position: 'relative',
    fontSize: '0.875rem',
    // Keeps focused cells clear of the header and the pinned columns.
    scrollPaddingBlock: '40px',
    scrollPaddingInline: 'var(--pinned-start) var(--pinned-end)',
    '&:has([data-sums])': { scrollPaddingBlockEnd: 80, containerType: 'inline-size' },
    '& [role=row]': {
      display: 'grid',
      gridTemplateColumns: 'var(--tracks)',
      minWidth: 'var(--least)',
      background: paper,
      borderBottom: `1px solid ${theme.palette.divider}`,
      boxSizing: 'border-box',
    },
    '& [role=presentation]': { minWidth: 'var(--least)' },
    '& [data-cell]': {
      display: 'flex',
      alignItems: 'center',
      height: 'calc(var(--row) - 1px)',
      padding: '0 12px',
      minWidth: 0,
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      background: 'inherit',
      boxSizing: 'border-box',
      textAlign: 'start',
      fontWeight: 'inherit',
      '&:focus-visible': { outline: `2px solid ${theme.palette.accent.main}`, outlineOffset: -2 },
    },
    // One rule for the table instead of a component per cell, because lists have hundreds of cells.
    '& a:not([class])': {
      color: theme.palette.primary.main,
      textDecoration: 'none',
      '&:hover': { textDecoration: 'underline' },
    },
    '& [data-name] a:not([class])': { fontWeight: 600 },
    // Truncates long text, in whatever element it is.
    '& [role=gridcell] > *, & [role=rowheader] > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& [data-align=end]': { justifyContent: 'flex-end', fontVariantNumeric: 'tabular-nums' },
    '& [data-pinned]': { position: 'sticky', zIndex: 1 },
    '& [data-edge][data-pinned=start]': { boxShadow: `1px 0 0 ${theme.palette.divider}` },
    '& [data-edge][data-pinned=end]': { boxShadow: `-1px 0 0 ${theme.palette.divider}` },
    '& [role=row]:hover': { background: over(theme.palette.action.hover) },
    '& [role=row][aria-selected=true]': { background: over(theme.palette.action.selected) },
    '&[data-paging=pages] [data-cell]': { scrollMarginBlock: 80 },
    '& [data-header], & [data-sums]': {
      position: 'sticky',
      zIndex: 3,
      fontWeight: 600,
      minWidth: 'var(--least)',
    },
    // As wide as the visible part of the table, however far it is scrolled sideways.
    '& [data-sums]': {
      bottom: 0,
      '& [role=row]': {
        display: 'block',
        borderTop: `1px solid ${theme.palette.divider}`,
        borderBottom: 0,
        '&:hover': { background: paper },
      },
      '& [data-cell]': {
        flexWrap: 'wrap',
        gap: '0 20px',
        position: 'sticky',
        insetInlineStart: 0,
        width: '100cqi',
        height: 'auto',
        padding: '6px 12px',
        whiteSpace: 'normal',
        fontVariantNumeric: 'tabular-nums',
      },
      '& [data-label]': { fontWeight: 400, color: theme.palette.text.secondary },
    },
    '& [data-header]': {
      top: 0,
      color: theme.palette.text.secondary,
      '& [role=row]:hover': { background: paper },
      '& [data-cell]': {
        height: 35,
        fontSize: '0.8125rem',
        position: 'relative',
        overflow: 'visible',
        userSelect: 'none',
        touchAction: 'pan-x pan-y',
      },
      '& [data-cell][data-pinned]': { position: 'sticky', zIndex: 2 },
      '& [data-label]': {
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        fontSize: 'inherit',
        fontWeight: 600,
      },
      '& button[data-label]': { marginInlineStart: -6, padding: '2px 6px', justifyContent: 'flex-start' },
      // The menu button is mostly invisible, so the heading is right-aligned with its numbers.
      '& [data-align=end]': { flexDirection: 'row-reverse', justifyContent: 'flex-start' },
      '& [data-align=end] button[data-label]': { marginInline: '0 -6px' },
      '& [data-menu]': { position: 'absolute', insetInlineEnd: 6, padding: 4, opacity: 0 },
      '& [data-align=end] [data-menu]': { insetInlineStart: 6, insetInlineEnd: 'auto' },
      '& [data-cell]:hover [data-menu], & [data-cell]:focus-within [data-menu], & [data-cell]:focus [data-menu]':
        { opacity: 1 },
      // A target of 24 pixels around a line of one, across the edges of two cells.
      '& [data-handle]': {
        position: 'absolute',
        zIndex: 1,
        insetInlineEnd: -12,
        top: 6,
        bottom: 6,
        width: 24,
        cursor: 'col-resize',
        touchAction: 'none',
        '&::after': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: 'calc(50% - 1px)',
          borderInlineStart: `1px solid ${theme.palette.divider}`,
        },
        '&:hover::after, &:active::after': { borderInlineStart: `3px solid ${theme.palette.primary.main}` },
      },
      '& [data-pinned=end] [data-handle]': { insetInlineStart: -12, insetInlineEnd: 'auto' },
      // The last column has no line after it.
      '& [data-cell]:last-child:not([data-pinned=end])': {
        paddingInlineEnd: 24,
        '& [data-handle]': { insetInlineEnd: 0 },
      },
      '& [data-drop=before]': { boxShadow: `inset 3px 0 0 ${theme.palette.primary.main}` },
      '& [data-drop=after]': { boxShadow: `inset -3px 0 0 ${theme.palette.primary.main}` },
      // The heading makes room for the button when it appears.
      '& [data-cell]:not([data-own])': {
        '&:hover, &:focus, &:focus-within': { '& [data-label]': { maxWidth: 'calc(100% - 20px)' } },
      },
      '@media (hover: none)': {
        '& [data-menu]': { opacity: 1 },
        '& [data-cell]:not([data-own]) [data-label]': { maxWidth: 'calc(100% - 20px)' },
      },
    },
    // Readable, because outdated rows are all there is until the server can be reached.
    '&[data-outdated] [role=row]': { filter: 'grayscale(1)' },
    // Not header and sums, which rows scroll under.
    '&[data-outdated] [data-index]': { opacity: 0.9 },
    // Faint, but findable, until the row is hovered or focused.
    '& [data-actions]': {
      display: 'inline-flex',
      gap: 4,
      '& button': {
        display: 'grid',
        padding: 5,
        border: 0,
        borderRadius: '50%',
        background: 'none',
        color: theme.palette.text.secondary,
        opacity: 0.7,
        cursor: 'pointer',
        userSelect: 'none',
        '&:hover': { background: theme.palette.action.hover },
      },
      '& svg': { width: 20, height: 20, fill: 'currentColor' },
    },
    '@media (hover: hover)': {
      '& [role=row]:hover [data-actions] button': { opacity: 1, color: theme.palette.text.primary },
    },
    '& [role=row]:focus-within [data-actions] button': { opacity: 1, color: theme.palette.text.primary },
    '& [role=row] [data-actions] button[data-danger]:is(:hover, :focus)': { color: theme.palette.error.main },
    '@media print': { height: 'auto !important', maxHeight: 'none !important', overflow: 'visible' },
    // Below 600 px each row is a card whose cells have the names of their columns.
    [theme.breakpoints.down('sm')]: {
      '& [role=row], & [data-sums], & [role=presentation]': { minWidth: 0 },
      // Checkbox and image at the start, actions at the end; between them the name and two lines of facts.
      '& [role=row]': {
        display: 'block',
        position: 'relative',
        minHeight: 64,
        maxHeight: CARD_HEIGHT,
        overflow: 'hidden',
        padding: '7px 12px 3px',
        lineHeight: '18px',
        whiteSpace: 'normal',
      },
      '& [role=row]:has([data-own][data-pinned=start])': { paddingInlineStart: 44 },
      '& [role=row]:has([data-picture])': { paddingInlineStart: 82 },
      '& [role=row]:has([data-own][data-pinned=start]):has([data-picture])': { paddingInlineStart: 110 },
      '& [role=row]:has([data-own][data-pinned=end])': { paddingInlineEnd: 52 },
      '& [data-cell]': {
        display: 'inline-block',
        maxWidth: '100%',
        height: 'auto',
        padding: 0,
        fontSize: '0.8125rem',
        textOverflow: 'ellipsis',
        textAlign: 'start',
        verticalAlign: 'top',
        color: theme.palette.text.secondary,
      },
      '& [data-pinned]': { position: 'static' },
      '& [data-edge][data-pinned]': { boxShadow: 'none' },
      '& [data-own], & [data-picture]': {
        display: 'grid',
        alignContent: 'center',
        position: 'absolute',
        insetBlock: 0,
      },
      '& [data-own][data-pinned=start]': { insetInlineStart: '10px !important' },
      '& [data-own][data-pinned=end]': { insetInlineEnd: '12px !important' },
      '& [data-actions]': { flexDirection: 'column', gap: 0 },
      '& [data-picture]': { insetInlineEnd: 'auto', marginInlineStart: -66 },
      '& [data-name]': {
        display: 'block',
        lineHeight: '24px',
        fontSize: '0.9375rem',
        color: theme.palette.text.primary,
      },
      '& [data-cell]:not([data-picture], [data-own], [data-name], [data-fact]), & [data-fact]:empty': {
        display: 'none',
      },
      '& [data-fact] > *': { display: 'inline' },
      '& [data-fact]': { marginInlineEnd: 4 },
      '& [data-fact=labelled]::before': { content: 'attr(data-title) ": "' },
      // After a fact, not before the next one, so that no line begins with a separator.
      '& [data-fact]:not(:empty):has(~ [data-fact]:not(:empty))::after': { content: '" ·" / ""' },
      '& [data-sums] [role=row]': { maxHeight: 'none', padding: 0 },
      '& [data-sums] [data-cell]': {
        display: 'flex',
        padding: '6px 12px',
        color: theme.palette.text.primary,
      },
    },
  };
});
