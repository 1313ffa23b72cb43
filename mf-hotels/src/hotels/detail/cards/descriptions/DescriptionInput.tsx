import { longestDescription, type descriptionsOfHotel, type Locale } from '@itinera/shared/contracts';
import { grouped, languages } from '@itinera/shared/format';
import { TextInput, useWatch, type ContractControl } from '@itinera/shared/forms';

interface DescriptionInputProps {
  control: ContractControl<typeof descriptionsOfHotel>;
  locale: Locale;
}

/** Input for the description in one language, with its length. */
export function DescriptionInput({ control, locale }: DescriptionInputProps) {
  const { length } = useWatch({ control, name: locale });
  const count = `${grouped(length)} of ${grouped(longestDescription)} characters`;
  return (
    <TextInput
      control={control}
      name={locale}
      label={`Description (${languages[locale]})`}
      hint={`${count}. An empty line begins a paragraph.`}
      rows={14}
    />
  );
}
