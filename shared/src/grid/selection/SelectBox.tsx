import { styled } from '@itinera/shared/ui';

// A target larger than the native checkbox.
const Target = styled('label')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  cursor: 'pointer',
});

const Box = styled('input')(({ theme }) => ({
  width: 18,
  height: 18,
  margin: 0,
  cursor: 'inherit',
  accentColor: theme.palette.primary.main,
  colorScheme: theme.palette.mode,
}));

interface SelectBoxProps {
  label: string;
  state: 'all' | 'some' | 'none';
  onChange: (withRange: boolean) => void;
}

/** Native checkbox; with Shift it selects a range. */
export function SelectBox({ label, state, onChange }: SelectBoxProps) {
  return (
    <Target>
      <Box
        type="checkbox"
        aria-label={label}
        checked={state === 'all'}
        ref={(box) => {
          if (box) box.indeterminate = state === 'some';
        }}
        onChange={({ nativeEvent }) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </Target>
  );
}
