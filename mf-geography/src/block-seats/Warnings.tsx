import { Box } from '@itinera/shared/ui';

interface WarningsProps {
  texts: readonly string[];
}

/** Warnings with an icon, so that they don't depend on colour alone. */
export function Warnings({ texts }: WarningsProps) {
  return (
    <Box component="span" sx={{ color: 'warning.main' }} title={texts.join(' · ')}>
      <span aria-hidden>⚠ </span>
      {texts.join(' · ')}
    </Box>
  );
}
