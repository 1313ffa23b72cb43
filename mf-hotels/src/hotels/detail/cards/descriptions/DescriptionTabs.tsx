import { locales, type descriptionsOfHotel, type Locale } from '@itinera/shared/contracts';
import { languages } from '@itinera/shared/format';
import { useFormState, type ContractControl } from '@itinera/shared/forms';
import { Box } from '@itinera/shared/ui';
import { Tab, Tabs } from '@itinera/shared/ui-more';
import { useId, useState } from 'react';
import { DescriptionInput } from './DescriptionInput';

/** Tabs of languages. A tab with an error is opened. */
export function DescriptionTabs({ control }: { control: ContractControl<typeof descriptionsOfHotel> }) {
  const id = useId();
  const [chosen, setChosen] = useState<Locale>(locales[0]);
  const { errors, submitCount } = useFormState({ control });
  const [seen, setSeen] = useState(submitCount);
  const wrong = locales.find((locale) => errors[locale]);
  if (submitCount !== seen && wrong) {
    setSeen(submitCount);
    if (!errors[chosen]) setChosen(wrong);
  }
  return (
    <>
      <Tabs value={chosen} aria-label="Language" onChange={(_event, locale: Locale) => setChosen(locale)}>
        {locales.map((locale) => (
          <Tab
            key={locale}
            value={locale}
            id={`${id}-${locale}`}
            aria-controls={`${id}-${locale}-text`}
            label={errors[locale] ? `${languages[locale]}, refused` : languages[locale]}
          />
        ))}
      </Tabs>
      <Box
        key={chosen}
        role="tabpanel"
        id={`${id}-${chosen}-text`}
        aria-labelledby={`${id}-${chosen}`}
        sx={{ display: 'grid' }}
      >
        <DescriptionInput control={control} locale={chosen} />
      </Box>
    </>
  );
}
