import type { hotels } from '@itinera/shared/contracts';
import { useController, type ContractControl } from '@itinera/shared/forms';
import { Button, FormHelperText, Stack, Typography } from '@itinera/shared/ui';
import { useId, useState } from 'react';
import { RemoveTypeDialog } from './RemoveTypeDialog';
import { whenNone, type Lines, type TypeKind } from './typeKind';

interface TypesInputProps {
  control: ContractControl<typeof hotels.updateInput>;
  kind: TypeKind;
  /** Price lines of the hotel. */
  lines: Lines;
}

/** Form field for the rooms or boardings of a hotel: its current ones, and a search for others. */
export function TypesInput({ control, kind, lines }: TypesInputProps) {
  const { field, fieldState } = useController({ control, name: kind.field });
  const ids = field.value ?? [];
  const [asked, setAsked] = useState<string>();
  const remove = (id: string) => field.onChange(ids.filter((other) => other !== id));

  return (
    <Stack sx={{ gap: 2 }}>
      <kind.Select
        label={`Add ${kind.noun}`}
        hint="Type a name. What the hotel already has is not offered."
        except={ids}
        onChoose={(id) => field.onChange([...ids, id])}
        onBlur={field.onBlur}
        inputRef={field.ref}
      />
      {ids.length === 0 && <Typography color="textSecondary">{whenNone[kind.field]}</Typography>}
      <Stack component="ul" aria-label={kind.title} sx={{ listStyle: 'none', m: 0, p: 0, gap: 0.5 }}>
        {ids.map((id) => (
          <TypeLine
            key={id}
            id={id}
            kind={kind}
            onRemove={() => (lines.isUnused(kind.field, id) ? remove(id) : setAsked(id))}
          />
        ))}
      </Stack>
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      {asked !== undefined && (
        <RemoveTypeDialog
          name={<kind.Name id={asked} />}
          noun={kind.noun}
          lines={lines.activeOf(kind.field, asked)}
          problem={lines.problem}
          onRemove={() => {
            remove(asked);
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}

interface TypeLineProps {
  id: string;
  kind: TypeKind;
  onRemove: () => void;
}

function TypeLine({ id, kind: { Name }, onRemove }: TypeLineProps) {
  const [nameId, buttonId] = [useId(), useId()];
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1 }}
    >
      <Typography id={nameId} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Name id={id} />
      </Typography>
      <Button id={buttonId} size="small" aria-labelledby={`${buttonId} ${nameId}`} onClick={onRemove}>
        Remove
      </Button>
    </Stack>
  );
}
