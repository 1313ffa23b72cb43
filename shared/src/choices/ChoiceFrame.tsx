import { belowId, FieldFrame, OutlinedInput, type FieldTexts } from '@itinera/shared/ui';
import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import type { Ref } from 'react';

interface ChoiceFrameProps extends FieldTexts {
  params: AutocompleteRenderInputParams;
  size: 'small' | undefined;
  inputRef: Ref<HTMLInputElement> | undefined;
}

/** The input of an autocomplete. */
export function ChoiceFrame({ params, size, inputRef, ...texts }: ChoiceFrameProps) {
  const { id, disabled, slotProps } = params;
  const { ref: own, ...htmlInput } = slotProps.htmlInput;
  const shared = (input: HTMLInputElement | null) => {
    for (const ref of [own, inputRef]) {
      if (typeof ref === 'function') ref(input);
      else if (ref) ref.current = input;
    }
  };
  return (
    <FieldFrame {...texts} id={id} disabled={disabled} size={size}>
      <OutlinedInput
        {...slotProps.input}
        id={id}
        inputRef={shared}
        aria-describedby={belowId(id, texts)}
        slotProps={{ input: htmlInput }}
      />
    </FieldFrame>
  );
}
