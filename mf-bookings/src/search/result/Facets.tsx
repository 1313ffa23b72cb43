import { plural } from '@itinera/shared/format';
import { Box, Button, Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import type { ChosenFacets, CountedFacet } from './facets';

/** How many values of a facet are shown at first, besides selected ones. */
const mostAtFirst = 8;

interface FacetsProps {
  facets: readonly CountedFacet[];
  chosen: ChosenFacets;
  onChange: (key: string, ids: string[]) => void;
  onClear: () => void;
}

/** Facets with counts; selecting a value narrows the results. */
export function Facets({ facets, chosen, onChange, onClear }: FacetsProps) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  return (
    <Box component="section" aria-label="Narrow the results" sx={{ fontSize: '0.875rem' }}>
      {facets.map(({ key, label, values }) => {
        const ids = chosen[key] ?? [];
        const shown = opened.includes(key)
          ? values
          : values.filter(({ id }, index) => index < mostAtFirst || ids.includes(id));
        return (
          <Box component="fieldset" key={key} sx={{ border: 0, m: 0, mb: 1.5, p: 0, minWidth: 0 }}>
            <Typography component="legend" variant="body2" color="textSecondary" sx={{ p: 0, mb: 0.25 }}>
              {label}
            </Typography>
            {shown.map(({ id, name, count }) => (
              <Box
                component="label"
                key={id}
                sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 28, cursor: 'pointer' }}
              >
                <input
                  type="checkbox"
                  checked={ids.includes(id)}
                  onChange={({ target }) =>
                    onChange(key, target.checked ? [...ids, id] : ids.filter((other) => other !== id))
                  }
                />
                <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                  {name}
                </Box>
                <Box component="span" sx={{ ml: 'auto', color: 'text.secondary' }}>
                  {count}
                </Box>
              </Box>
            ))}
            {shown.length < values.length && (
              <Button
                size="small"
                aria-label={`Show all ${plural(values.length, 'value')} of ${label}`}
                onClick={() => setOpened([...opened, key])}
              >
                Show all {values.length}
              </Button>
            )}
          </Box>
        );
      })}
      {Object.keys(chosen).length > 0 && (
        <Button size="small" onClick={onClear}>
          Show all again
        </Button>
      )}
    </Box>
  );
}
