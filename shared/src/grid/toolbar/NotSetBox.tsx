import { Box } from '@itinera/shared/ui';

interface NotSetBoxProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Checkbox of a filter for entries without a value. */
export const NotSetBox = ({ isChecked, onChange }: NotSetBoxProps) => (
  <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 28, mt: 1 }}>
    <input type="checkbox" checked={isChecked} onChange={({ target }) => onChange(target.checked)} />
    Not set
  </Box>
);
