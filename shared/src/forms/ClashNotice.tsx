import { Alert, Button, Stack, Typography } from '@itinera/shared/ui';

export interface Clash {
  name: string;
  theirs: unknown;
}

interface ClashNoticeProps {
  clashes: Clash[];
  /** Labels of fields that only the other person changed; they are in the form already. */
  taken: string[];
  labelOf: (name: string) => string;
  onTakeTheirs: (clash: Clash) => void;
}

const shown = (value: unknown): string => (value === null || value === '' ? '(empty)' : String(value));

/** Somebody else has saved in the meantime: shows their values beside mine and lets one choose, field by field. */
export function ClashNotice({ clashes, taken, labelOf, onTakeTheirs }: ClashNoticeProps) {
  return (
    <Alert severity="warning" role="alert">
      Somebody else has changed this in the meantime.
      {taken.length > 0 && ` Taken over: ${taken.map(labelOf).join(', ')}.`}
      {clashes.length > 0 && ' You both changed these fields; yours are in the form and will be saved:'}
      {clashes.map((clash) => (
        <Stack key={clash.name} direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
          <Typography variant="body2" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
            {labelOf(clash.name)}, theirs: <strong>{shown(clash.theirs)}</strong>
          </Typography>
          <Button size="small" color="inherit" variant="outlined" onClick={() => onTakeTheirs(clash)}>
            Use theirs for {labelOf(clash.name)}
          </Button>
        </Stack>
      ))}
    </Alert>
  );
}
