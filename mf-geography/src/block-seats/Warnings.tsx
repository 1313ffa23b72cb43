import { Box } from '@itinera/shared/ui';

interface WarningsProps {
  texts: readonly string[];
}

/** What a person should look at, with a sign, so that it is not the colour alone that says so. */
export function Warnings({ texts }: WarningsProps) {
  return (
    <Box component="span" sx={{ color: 'warning.main' }} title={texts.join(' · ')}>
      <span aria-hidden>⚠ </span>
      {texts.join(' · ')}
    </Box>
  );
}
