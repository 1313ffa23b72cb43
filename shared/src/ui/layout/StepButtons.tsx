import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface StepButtonsProps {
  /** Accessible name of the group: `Airports of the list`. */
  label: string;
  /** One of what is stepped through, in a sentence: `airport`. */
  noun: string;
  /** Where one is, as in `12 of 150`; undefined while it is unknown. */
  position: string | undefined;
  /** Keys that do the same: to the previous one, to the next one. */
  keys: readonly [string, string];
  /** Undefined where there is none. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** `‹ 12 of 150 ›`: to the previous and the next row of a list. */
export function StepButtons({ label, noun, position, keys, onPrevious, onNext }: StepButtonsProps) {
  const [back, forth] = keys;
  return (
    <Stack direction="row" role="group" aria-label={label} sx={{ alignItems: 'center' }}>
      <Step label={`Previous ${noun}`} keys={back} sign="‹" onClick={onPrevious} />
      <Typography
        variant="body2"
        color="textSecondary"
        role="status"
        sx={{ minWidth: 72, textAlign: 'center' }}
      >
        {position}
      </Typography>
      <Step label={`Next ${noun}`} keys={forth} sign="›" onClick={onNext} />
    </Stack>
  );
}

interface StepProps {
  label: string;
  keys: string;
  sign: string;
  onClick: (() => void) | undefined;
}

function Step({ label, keys, sign, onClick }: StepProps) {
  const isDisabled = onClick === undefined;
  return (
    <IconButton
      aria-label={label}
      title={`${label} (${keys})`}
      aria-keyshortcuts={keys}
      color="inherit"
      size="small"
      // Not `disabled`, which would lose the focus at the ends of the list.
      aria-disabled={isDisabled}
      sx={{
        width: 32,
        height: 32,
        fontSize: '1.25rem',
        ...(isDisabled && { opacity: 0.5, cursor: 'default' }),
      }}
      onClick={onClick}
    >
      <span aria-hidden="true">{sign}</span>
    </IconButton>
  );
}
