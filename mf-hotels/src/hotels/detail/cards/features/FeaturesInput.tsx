import type { Feature, FeatureOfHotel, featuresOfHotel } from '@itinera/shared/contracts';
import { useController, useFormState, type ContractControl } from '@itinera/shared/forms';
import { Box, Typography } from '@itinera/shared/ui';
import { groupLabels } from '../../../../hotel-themes/features/groupLabels';
import { inGroups } from './featureLinks';
import { FeatureRow } from './FeatureRow';

interface FeaturesInputProps {
  control: ContractControl<typeof featuresOfHotel>;
  all: readonly Feature[];
}

/** Form field for the features of a hotel, in groups. */
export function FeaturesInput({ control, all }: FeaturesInputProps) {
  const { field } = useController({ control, name: 'features' });
  const { errors } = useFormState({ control });
  const linked: FeatureOfHotel[] = field.value;

  const change = (id: string, value: FeatureOfHotel | undefined) => {
    const at = linked.findIndex(({ feature_id }) => feature_id === id);
    if (at < 0) field.onChange(value ? [...linked, value] : linked);
    else field.onChange(value ? linked.with(at, value) : linked.toSpliced(at, 1));
  };

  return (
    <Box
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'start' }}
    >
      {inGroups(all, (feature) => feature).map(({ group, members }) => (
        <Box key={group} component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
          <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 0.5 }}>
            {groupLabels[group]}
          </Typography>
          {members.map((feature) => {
            const at = linked.findIndex(({ feature_id }) => feature_id === feature.id);
            return (
              <FeatureRow
                key={feature.id}
                feature={feature}
                value={linked[at]}
                problem={errors.features?.[at]?.note?.message}
                path={`features.${at}.note`}
                onChange={(value) => change(feature.id, value)}
              />
            );
          })}
        </Box>
      ))}
    </Box>
  );
}
