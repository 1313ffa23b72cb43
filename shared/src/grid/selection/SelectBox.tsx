import { styled } from '@itinera/shared/ui';

// The target of its checkbox, with the pointer of a control.
const Target = styled('label')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  cursor: 'pointer',
});

interface SelectBoxProps {
  label: string;
  state: 'all' | 'some' | 'none';
  onChange: (withRange: boolean) => void;
}

/** A checkbox; with Shift it selects a range. */
export function SelectBox({ label, state, onChange }: SelectBoxProps) {
  return (
    <Target>
      <input
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
