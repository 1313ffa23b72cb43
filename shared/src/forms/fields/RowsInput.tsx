import { Box, Button, FormHelperText, Typography, visuallyHidden } from '@itinera/shared/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import {
  get,
  useFieldArray,
  useFormState,
  type ArrayPath,
  type Control,
  type FieldArray,
  type FieldValues,
  type Path,
} from 'react-hook-form';
import { RowFrame } from './RowFrame';

interface RowsInputProps<I extends FieldValues, O, N extends ArrayPath<I>> {
  control: Control<I, unknown, O>;
  name: N;
  label: string;
  /** Singular noun of a row: `period`. */
  noun: string;
  /** Values of a new row. */
  blank: FieldArray<I, N>;
  min?: number;
  max?: number;
  hint?: string;
  /** Renders the fields of a row: `field('from')` is the path of one. */
  children: (field: (name: string) => Path<I>, index: number) => ReactNode;
}

/** Rows in a form: added, removed and moved by button or keyboard; the focus follows the row. */
export function RowsInput<I extends FieldValues, O, N extends ArrayPath<I>>(props: RowsInputProps<I, O, N>) {
  const { control, name, label, noun, blank, min = 0, max = 100, hint, children } = props;
  const { fields, append, remove, move } = useFieldArray({ control, name });
  const { errors } = useFormState({ control });
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLFieldSetElement>(null);
  const toFocus = useRef<string>(undefined);
  const titleId = useId();
  const problem = problemOf(get(errors, name));

  // Restores the focus of a button: it moves with its row, and browsers drop the focus of moved elements.
  useEffect(() => {
    if (toFocus.current === undefined) return;
    list.current?.querySelector<HTMLElement>(toFocus.current)?.focus();
    toFocus.current = undefined;
  }, [fields]);

  const moveRow = (from: number, to: number) => {
    if (to < 0 || to >= fields.length) return;
    const inside = document.activeElement?.getAttribute('data-act');
    toFocus.current = inside
      ? `[data-row="${to}"] [data-act="${inside}"]:enabled, [data-row="${to}"] [data-act]:enabled`
      : undefined;
    move(from, to);
    setAnnouncement(`Moved to ${to + 1} of ${fields.length}.`);
  };
  const removeRow = (index: number) => {
    const next = Math.min(index, fields.length - 2);
    toFocus.current =
      next < 0 ? '[data-act="add"]' : `[data-row="${next}"] [data-act="remove"]:enabled, [data-act="add"]`;
    remove(index);
    setAnnouncement(`Removed ${noun} ${index + 1}.`);
  };

  return (
    <Box
      component="fieldset"
      ref={list}
      aria-describedby={problem || hint ? `${titleId}-below` : undefined}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
        {label}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {fields.map(({ id }, index) => (
          <RowFrame
            key={id}
            index={index}
            noun={noun}
            isLast={index === fields.length - 1}
            onMove={(to) => moveRow(index, to)}
            onRemove={fields.length > min ? () => removeRow(index) : undefined}
          >
            {children((field) => `${name}.${index}.${field}` as Path<I>, index)}
          </RowFrame>
        ))}
      </Box>
      {(problem || hint) && (
        <FormHelperText id={`${titleId}-below`} error={problem !== undefined}>
          {problem ?? hint}
        </FormHelperText>
      )}
      <Button
        data-act="add"
        data-field={name}
        disabled={fields.length >= max}
        onClick={() => append(blank)}
        sx={{ mt: 1 }}
      >
        Add {noun}
      </Button>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </Box>
  );
}

/** The error of the list as a whole. */
function problemOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const whole: unknown = 'root' in error ? error.root : error;
  return typeof whole === 'object' && whole !== null && 'message' in whole && whole.message
    ? String(whole.message)
    : undefined;
}
