import type { CSSObject, ThemeOptions } from '@mui/material/styles';
import { bordered, filled } from './forcedColours';
import type { Scheme } from './palette';

/** A switch of 28 by 16 px in a target of 24 px, in one size. */
export function switchStyles({ colours, control, onColour, quietText }: Scheme, ring: CSSObject) {
  return {
    MuiSwitch: {
      styleOverrides: {
        root: {
          width: 32,
          height: 24,
          padding: '4px 2px',
          overflow: 'visible',
          '& .MuiSwitch-switchBase': {
            padding: '6px 4px',
            color: onColour,
            '&, &:hover': { backgroundColor: 'transparent' },
            '&.Mui-checked': { color: onColour, transform: 'translateX(12px)' },
            '&.Mui-checked .MuiSwitch-thumb': filled,
            '&.Mui-focusVisible': { outline: 'none' },
            '&.Mui-focusVisible + .MuiSwitch-track': ring,
            // The target is the switch, wherever its thumb is.
            '& .MuiSwitch-input': { left: 0, width: 32 },
            '&.Mui-checked .MuiSwitch-input': { left: -12 },
            '& + .MuiSwitch-track': { opacity: 1, backgroundColor: control },
            '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: colours.primary },
            '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.5 },
          },
          '& .MuiSwitch-thumb': { width: 12, height: 12, boxShadow: 'none', ...bordered },
          '& .MuiSwitch-track': { borderRadius: 8, ...bordered },
        },
      },
    },
    MuiFormControlLabel: {
      styleOverrides: {
        root: { marginLeft: -2, gap: 8, '& .MuiFormControlLabel-label.Mui-disabled': { color: quietText } },
      },
    },
  } satisfies ThemeOptions['components'];
}
