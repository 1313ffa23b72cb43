import type { Feature, FeatureOfHotel } from '@itinera/shared/contracts';
import { LineInput } from '@itinera/shared/forms';
import { Box } from '@itinera/shared/ui';
import { FormControlLabel, Switch } from '@itinera/shared/ui-more';
import { featureName, labels, longestNote, shownFeature } from './featureLinks';

interface FeatureRowProps {
  feature: Feature;
  /** The feature of the hotel; undefined if it does not have it. */
  value: FeatureOfHotel | undefined;
  problem: string | undefined;
  /** Path of the note in the form. */
  path: string;
  onChange: (value: FeatureOfHotel | undefined) => void;
}

/** Row of one feature: available, paid, and a note. */
export function FeatureRow({ feature, value, problem, path, onChange }: FeatureRowProps) {
  const name = featureName(feature);
  const blank = { feature_id: feature.id, paid: false, note: null };
  return (
    <Box role="group" aria-label={name} sx={{ display: 'grid', gap: 1, py: 0.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', columnGap: 2 }}>
        <Box
          component="label"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 28, minWidth: 0 }}
        >
          <input
            type="checkbox"
            checked={value !== undefined}
            onChange={({ target }) => onChange(target.checked ? blank : undefined)}
          />
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {shownFeature(feature)}
          </Box>
        </Box>
        {value && (
          <FormControlLabel
            label={labels.paid}
            control={
              <Switch
                size="small"
                checked={value.paid}
                onChange={(_event, paid) => onChange({ ...value, paid })}
              />
            }
          />
        )}
      </Box>
      {value && (
        <LineInput
          label={`${labels.note}: ${name}`}
          hint={`${value.note?.length ?? 0} of ${longestNote} characters`}
          problem={problem}
          dataField={path}
          value={value.note ?? ''}
          onChange={(note) => onChange({ ...value, note: note === '' ? null : note })}
        />
      )}
    </Box>
  );
}
