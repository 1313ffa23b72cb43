// Eager layer: the MUI parts of the shell and of the sign-in page only.
export { default as Alert } from '@mui/material/Alert';
export { default as Box } from '@mui/material/Box';
export { default as Button } from '@mui/material/Button';
export { default as CssBaseline } from '@mui/material/CssBaseline';
export { default as Divider } from '@mui/material/Divider';
export { default as FormControl } from '@mui/material/FormControl';
export { default as FormHelperText } from '@mui/material/FormHelperText';
export { default as IconButton } from '@mui/material/IconButton';
export { default as InputAdornment } from '@mui/material/InputAdornment';
export { default as LinearProgress } from '@mui/material/LinearProgress';
export { default as Link } from '@mui/material/Link';
export { default as OutlinedInput } from '@mui/material/OutlinedInput';
export { default as Paper } from '@mui/material/Paper';
export { default as Stack } from '@mui/material/Stack';
export { default as SvgIcon } from '@mui/material/SvgIcon';
export { default as Typography } from '@mui/material/Typography';
export { default as useMediaQuery } from '@mui/material/useMediaQuery';
export { styled, useTheme, type CSSObject, type Theme } from '@mui/material/styles';
// The one of `material` adds themes with CSS variables, which we don't use.
export { default as ThemeProvider } from '@mui/system/ThemeProvider';

export { belowId, FieldFrame, type FieldTexts } from './fields/FieldFrame';
export { HeadLine } from './layout/HeadLine';
export { Logo } from './layout/Logo';
export { Notice } from './layout/Notice';
export { onDemand } from './layout/onDemand';
export { OutdatedNotice } from './layout/OutdatedNotice';
export { Page } from './layout/Page';
export { PageShown } from './layout/PageShown';
export { PartBoundary } from './layout/PartBoundary';
export { pageTitle, productName } from './layout/product';
export { useMinimumDuration } from './layout/useMinimumDuration';
export { useSlow } from './layout/useSlow';
export { useShortcut } from './shortcuts/useShortcut';
export { beforeInput } from './soon/beforeInput';
export { useSoon } from './soon/useSoon';
export { themes } from './theme/theme';
export { visuallyHidden } from './visuallyHidden';
