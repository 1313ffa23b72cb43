import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { productName } from './product';

interface LogoProps {
  /** Height in pixels. */
  size?: number;
}

/** A route that turns into a compass needle, beside the name. */
export function Logo({ size = 32 }: LogoProps) {
  const { palette } = useTheme();
  return (
    <Box
      role="img"
      aria-label={productName}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, fontSize: size * 0.62, fontWeight: 600 }}
    >
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
        <circle cx="16" cy="16" r="14" fill="none" stroke={palette.primary.main} strokeWidth="2.5" />
        <path d="M22.5 9.5 18 18l-4-4z" fill={palette.accent.main} />
        <path d="M9.5 22.5 14 14l4 4z" fill={palette.primary.main} />
      </svg>
      <span aria-hidden="true">{productName}</span>
    </Box>
  );
}
