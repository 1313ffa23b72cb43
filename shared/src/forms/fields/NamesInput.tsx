import { defaultLocale, locales, type Locale } from '@itinera/shared/contracts';
import { languages } from '@itinera/shared/format';
import { Box, fieldGaps } from '@itinera/shared/ui';
import { get, useController, useFormState, type FieldValues } from 'react-hook-form';
import type { FieldProps } from './fieldProps';
import { LineInput } from './LineInput';

interface LocalName {
  locale: Locale;
  name: string;
}

interface NamesInputProps<I extends FieldValues, O> extends Omit<FieldProps<I, O>, 'required'> {
  /** Languages in which a name is required. */
  requiredIn?: readonly Locale[];
}

/** Names of a new entry: one empty name to fill in. */
export const blankNames: LocalName[] = [{ locale: defaultLocale, name: '' }];

/** Form field for a name per language. A cleared name is removed unless it is required: then the contract reports it. */
export function NamesInput<I extends FieldValues, O>(props: NamesInputProps<I, O>) {
  const { control, name, label, hint, disabled, requiredIn = [defaultLocale] } = props;
  const { field } = useController({ control, name });
  const { errors } = useFormState({ control });
  const names: LocalName[] = field.value ?? [];

  const change = (locale: Locale, typed: string) => {
    const changed = locales.map((other) => ({
      locale: other,
      name: other === locale ? typed : nameIn(names, other),
    }));
    field.onChange(changed.filter((entry) => entry.name !== '' || requiredIn.includes(entry.locale)));
  };

  return (
    <Box
      sx={{
        display: 'grid',
        ...fieldGaps,
        gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
      }}
    >
      {locales.map((locale) => {
        const index = names.findIndex((entry) => entry.locale === locale);
        const error: { message?: string } | undefined = get(errors, `${name}.${index}.name`);
        return (
          <LineInput
            key={locale}
            label={`${label} (${languages[locale]})`}
            hint={hint}
            problem={error?.message}
            required={requiredIn.includes(locale)}
            disabled={disabled}
            value={nameIn(names, locale)}
            onChange={(typed) => change(locale, typed)}
            onBlur={field.onBlur}
            dataField={`${name}.${index}.name`}
            inputRef={locale === locales[0] ? field.ref : undefined}
          />
        );
      })}
    </Box>
  );
}

const nameIn = (names: LocalName[], locale: Locale): string =>
  names.find((entry) => entry.locale === locale)?.name ?? '';
