import type { CSSObject } from '@mui/material/styles';

/**
 * A printed page is what a reader may have: no controls, and nothing that is marked with `data-unprinted`. A button whose words are
 * content, such as the value of a parameter, has `data-printed`. Rows are never cut by the end of a sheet, and heads of tables are repeated.
 */
export const paperStyles: CSSObject = {
  '@page': { margin: '14mm 12mm' },
  '@page list': { size: 'landscape' },
  '@media print': {
    '[data-unprinted], .MuiButtonBase-root:not([data-printed]), .MuiModal-root, .MuiPopover-root': {
      display: 'none !important',
    },
    // In a cell, whose width they keep.
    'input, select, textarea': { visibility: 'hidden' },
    '[data-printed]': { border: '0 !important', padding: '0 !important' },
    'tr, li, [role=row], figure': { breakInside: 'avoid' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    'main:has([role=grid])': { page: 'list' },
    thead: { display: 'table-header-group' },
    a: { color: 'inherit !important', textDecoration: 'none !important' },
    // Else lines and the bar of what was paid would be as pale as on the screen's surfaces.
    '.MuiPaper-root': { borderColor: '#999' },
  },
};
