import { CurrencyInput } from '@itinera/shared/choices';
import { optionColours, type customFields } from '@itinera/shared/contracts';
import {
  CustomInput,
  NumberInput,
  RowsInput,
  SelectInput,
  SwitchInput,
  TextInput,
  useWatch,
  type FieldsProps,
} from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { customField } from './field';
import { KeyInput } from './KeyInput';
import { useDraft } from './useDraft';

const colours = optionColours.map((value) => ({ value, label: value }));

/** Inputs for the validation rules of a field, as far as its type has them. */
export function RuleInputs({ control, field }: Pick<FieldsProps<typeof customFields>, 'control' | 'field'>) {
  const type = useWatch({ control, name: 'type' });
  const draft = useDraft(control);
  const hasOptions = type === 'select' || type === 'multiselect';
  const isNumber = type === 'number' || type === 'money';
  const isText = type === 'text' || type === 'textarea';
  return (
    <>
      {hasOptions && (
        <RowsInput
          control={control}
          name="options"
          label={customField.fields.options?.label ?? ''}
          noun="option"
          blank={{ value: '', label: '', colour: null }}
          max={50}
        >
          {(inRow) => (
            <>
              <TextInput control={control} name={inRow('label')} label="Label" required />
              <KeyInput
                control={control}
                from={inRow('label')}
                isFree
                name={inRow('value')}
                label="Value"
                hint="In exports, such as half_board"
                required
              />
              <SelectInput control={control} name={inRow('colour')} label="Colour" options={colours} />
            </>
          )}
        </RowsInput>
      )}
      {type === 'money' && <CurrencyInput {...field('currency')} required />}
      {isNumber && (
        <Pair>
          <NumberInput {...field('min')} />
          <NumberInput {...field('max')} />
        </Pair>
      )}
      {isText && (
        <Pair>
          <NumberInput {...field('max_length')} />
          <TextInput {...field('pattern')} />
        </Pair>
      )}
      {type !== undefined && <SwitchInput {...field('required')} />}
      {type !== undefined && (
        <CustomInput
          control={control as never}
          name="default_value"
          field={{
            ...draft,
            label: customField.fields.default_value?.label ?? '',
            help: null,
            required: false,
          }}
        />
      )}
    </>
  );
}
