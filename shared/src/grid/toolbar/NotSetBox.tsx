import { Box } from '@itinera/shared/ui';

interface NotSetBoxProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Whether a filter asks for what has no value. */
export const NotSetBox = ({ isChecked, onChange }: NotSetBoxProps) => (
  <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 28, mt: 1 }}>
    <input type="checkbox" checked={isChecked} onChange={({ target }) => onChange(target.checked)} />
    Not set
  </Box>
);
