import { Alert, Box } from '@itinera/shared/ui';

/** Warnings for administrators. */
export const Warnings = ({ texts }: { texts: string[] }) =>
  texts.length > 0 && (
    <Box sx={{ display: 'grid', gap: 1, mb: 1.5 }}>
      {texts.map((text) => (
        <Alert key={text} severity="warning" role="note" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Alert>
      ))}
    </Box>
  );
