import type { CSSObject } from '@mui/material/styles';
import type { Scheme } from './palette';

/** Without a weight of its own, so that a screen can place its box elsewhere. */
const boxes = ':where(input[type=checkbox]:not(.MuiSwitch-input), input[type=radio])';

/** The library renders the arrow of its own selects. */
const selects = 'select:not([multiple], .MuiNativeSelect-select)';

/** The same arrow as that of the library, as two triangles, because a picture would need an address. */
const arrow = (colour: string) => ({
  appearance: 'none',
  paddingInlineEnd: 26,
  backgroundImage: `linear-gradient(45deg, transparent 50%, ${colour} 50%), linear-gradient(135deg, ${colour} 50%, transparent 50%)`,
  backgroundPosition: 'calc(100% - 16px) center, calc(100% - 12px) center',
  backgroundSize: '4px 4px',
  backgroundRepeat: 'no-repeat',
  '@media (forced-colors: active)': { appearance: 'auto', backgroundImage: 'none', paddingInlineEnd: 4 },
});

/** The browser's own checkboxes, radio buttons and selects. A box has 16 px in a target of 24 px, which takes no room. */
export function nativeStyles(
  { colours, control, field, pop, text, quietText, onColour }: Scheme,
  ring: CSSObject,
) {
  return {
    [selects]: arrow(quietText),
    // The label of a group, as that of a field.
    ':where(legend)': {
      padding: '0 4px',
      marginInlineStart: -4,
      fontSize: '0.75rem',
      lineHeight: '16px',
      fontWeight: 500,
      color: quietText,
    },
    'option, optgroup': { backgroundColor: pop, color: text },
    [boxes]: {
      appearance: 'none',
      display: 'inline-grid',
      placeContent: 'center',
      flex: 'none',
      width: 24,
      height: 24,
      margin: -4,
      verticalAlign: 'middle',
      cursor: 'pointer',
      '&::before, &::after': { content: '""', gridArea: '1 / 1', boxSizing: 'border-box' },
      '&::before': {
        width: 16,
        height: 16,
        border: `1.5px solid ${control}`,
        borderRadius: 4,
        backgroundColor: field,
      },
      // A tick, a line for some of many, a dot for one of several.
      '&::after': {
        placeSelf: 'center',
        width: 5,
        height: 9,
        marginTop: -2,
        border: `solid ${onColour}`,
        borderWidth: '0 2px 2px 0',
        transform: 'rotate(45deg)',
        visibility: 'hidden',
      },
      '&:indeterminate::after': {
        width: 8,
        height: 2,
        marginTop: 0,
        borderWidth: '0 0 2px',
        transform: 'none',
      },
      '&:hover::before': { borderColor: text },
      '&:checked::before, &:indeterminate::before': {
        borderColor: colours.primary,
        backgroundColor: colours.primary,
      },
      '&:checked::after, &:indeterminate::after': { visibility: 'visible' },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::before': ring,
      '&:disabled': { cursor: 'default', opacity: 0.5 },
      '@media (forced-colors: active)': {
        appearance: 'auto',
        width: 16,
        height: 16,
        margin: 0,
        '&::before, &::after': { content: 'none' },
        '&:focus-visible': ring,
      },
    },
    [boxes.replace('input[type=checkbox]:not(.MuiSwitch-input), ', '')]: {
      '&::before': { borderRadius: '50%' },
      // A radio button of a group without a selection counts as indeterminate.
      '&:indeterminate::before': { borderColor: control, backgroundColor: field },
      '&:indeterminate::after': { visibility: 'hidden' },
      '&::after': {
        width: 6,
        height: 6,
        marginTop: 0,
        borderWidth: 3,
        borderRadius: '50%',
        transform: 'none',
      },
    },
  };
}
