import { IconButton } from '@itinera/shared/ui';

interface RemoveIconProps {
  /** Singular noun in a sentence: `stay`. */
  noun: string;
  name: string;
  onClick: () => void;
}

/** Button that asks whether to remove an entry of a block. */
export function RemoveIcon({ noun, name, onClick }: RemoveIconProps) {
  const label = `Remove the ${noun} ${name}`;
  return (
    <IconButton
      size="small"
      color="inherit"
      aria-label={label}
      title={label}
      sx={{ width: 28, height: 28 }}
      onClick={onClick}
    >
      <span aria-hidden="true">×</span>
    </IconButton>
  );
}
