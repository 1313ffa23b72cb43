import { alpha, type ThemeOptions } from '@mui/material/styles';
import type { Scheme } from './palette';

/** Safari zooms into fields with smaller text. */
const touchable = { '@media (pointer: coarse)': { fontSize: '1rem' } };

/** One field: 36 px high, its label above it in 12 px, and what is typed in 14 px. */
export function fieldStyles(scheme: Scheme) {
  const { colours, control, field, hover, text, quietText, pop, edge, shadow } = scheme;
  const focus = (colour: string) => ({
    borderColor: colour,
    outline: `3px solid ${alpha(colour, 0.28)}`,
    outlineOffset: 0,
  });
  return {
    // Help has no room of its own, so that nothing moves: one line has its place in the gap below its field, if there is one.
    MuiFormControl: {
      styleOverrides: {
        root: {
          minWidth: 0,
          '& > [data-help]': {
            position: 'absolute',
            zIndex: 2,
            // Below the ring of its field.
            top: 'calc(100% + 3px)',
            insetInlineStart: 0,
            width: 'max-content',
            maxWidth: '100%',
            margin: 0,
            padding: '0 0 2px',
            backgroundColor: 'var(--surface)',
            display: 'none',
          },
          '& > [data-side=end]': { insetInline: 'auto 0' },
          // Without a surface, it would read as the label of the field that it covers.
          '& > [data-place=above]': {
            top: 'calc(100% + 6px)',
            padding: '6px 10px',
            border: `1px solid ${edge}`,
            borderRadius: 8,
            backgroundColor: pop,
            boxShadow: shadow,
          },
          '&:focus-within > [data-help]:not([data-place=dismissed])': { display: 'block' },
        },
      },
    },
    // Above its field, at rest and in use: nothing moves, and a placeholder has its place.
    MuiInputLabel: {
      defaultProps: { shrink: true, disableAnimation: true },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          maxWidth: '100%',
          marginBottom: 4,
          overflow: 'visible',
          whiteSpace: 'normal',
          fontSize: '0.75rem',
          lineHeight: '16px',
          fontWeight: 500,
          pointerEvents: 'auto',
          '&, &.Mui-focused, &.Mui-error': { color: quietText },
        },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          '--_trailingPad': '10px',
          minHeight: 36,
          border: `1px solid ${control}`,
          backgroundColor: field,
          fontSize: '0.875rem',
          lineHeight: '20px',
          ...touchable,
          '&:hover': { borderColor: text },
          '&.Mui-focused': focus(colours.primary),
          '&.Mui-error': { borderColor: colours.error },
          '&.Mui-error.Mui-focused': focus(colours.error),
          '&.Mui-disabled': { borderColor: alpha(control, 0.5), backgroundColor: hover },
          '&.MuiInputBase-adornedStart': { paddingLeft: 10 },
          '&.MuiInputBase-multiline': { padding: '7px 10px' },
        },
        input: {
          height: 20,
          padding: '7px 10px',
          '&.MuiNativeSelect-select': { paddingInlineEnd: 30 },
          '.MuiInputBase-adornedStart > &': { paddingLeft: 0 },
          '.MuiInputBase-adornedEnd > &': { paddingRight: 0 },
          '.MuiInputBase-multiline > &': { padding: 0 },
          '&::placeholder': { color: quietText, opacity: 1 },
        },
        notchedOutline: { display: 'none' },
      },
    },
    MuiInputAdornment: {
      styleOverrides: {
        root: { color: quietText, fontSize: 'inherit', '& .MuiIconButton-root': { padding: 4 } },
      },
    },
    MuiNativeSelect: { styleOverrides: { icon: { right: 6, color: quietText, fontSize: '1.25rem' } } },
    MuiFormHelperText: {
      styleOverrides: {
        root: {
          margin: '4px 0 0',
          fontSize: '0.75rem',
          lineHeight: '16px',
          '&.Mui-disabled': { color: quietText },
        },
      },
    },
  } satisfies ThemeOptions['components'];
}

/** The input of an autocomplete is a field as well; its chips fit into one. */
export const choiceStyles = {
  '& .MuiOutlinedInput-root, & .MuiOutlinedInput-root.MuiInputBase-sizeSmall': {
    padding: '3px 6px',
    '& .MuiAutocomplete-input': { padding: '4px', height: 20 },
    '& .MuiAutocomplete-endAdornment': { right: 6 },
  },
  '& .MuiAutocomplete-tag': { margin: 2, maxWidth: 'calc(100% - 4px)' },
} as const;
