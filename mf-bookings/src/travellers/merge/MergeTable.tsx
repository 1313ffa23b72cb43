import type { Traveller, TravellerMerge } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import { Box } from '@itinera/shared/ui';
import { useCountryNames } from '../../countries/useCountryNames';
import { sexes, traveller as words } from '../form/traveller';

interface MergeTableProps {
  kept: Traveller;
  other: Traveller;
  merge: TravellerMerge;
}

const isField = (name: string): name is keyof typeof words.fields & keyof Traveller => name in words.fields;

/** Fields that a merge fills or loses, with both values; lost ones are struck through. */
export function MergeTable({ kept, other, merge }: MergeTableProps) {
  const nameOfCountry = useCountryNames();
  const fields = [...merge.filled, ...merge.lost].filter(isField);
  const shown = (value: unknown): string => {
    if (typeof value !== 'string' || value === '') return '—';
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(value);
    return nameOfCountry.get(value) ?? sexes.find((sex) => sex.value === value)?.label ?? value;
  };
  if (fields.length === 0) return 'Both entries say the same.';
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        sx={{
          borderCollapse: 'collapse',
          width: '100%',
          '& th, & td': {
            textAlign: 'start',
            p: { xs: 0.5, sm: 1 },
            borderBottom: 1,
            borderColor: 'divider',
          },
          '& td': { overflowWrap: 'break-word' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">This entry</th>
            <th scope="col">The other entry</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row">{words.fields[field]?.label}</th>
              <td>{shown(kept[field])}</td>
              <td>
                {merge.lost.includes(field) ? (
                  <>
                    <del>{shown(other[field])}</del> is lost
                  </>
                ) : (
                  <>
                    <strong>{shown(other[field])}</strong> is added
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
