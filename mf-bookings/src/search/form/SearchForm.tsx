import { EntityInput, MixedSelect } from '@itinera/shared/choices';
import { cities, typedSearchFrom, type SearchInput } from '@itinera/shared/contracts';
import { useSettings } from '@itinera/shared/data';
import { NumberInput, useContractForm, useWatch } from '@itinera/shared/forms';
import { today } from '@itinera/shared/state';
import { Box, Button, Paper, Stack, useShortcut } from '@itinera/shared/ui';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ArrivalInput } from './ArrivalInput';
import { MoreFilters } from './MoreFilters';
import { PartyInput } from './party/PartyInput';
import { boundsNotIn, withCurrency, type PriceBound } from './priceBounds';
import { collapsedFilters, countOfFolded, searchLabels, valuesOf } from './searchForm';
import { whereKeys, whereSources } from './whereSources';

const origins = { is_origin: true, with_data: true };

/** Widths for a line of 1440 pixels; on narrower windows, fields wrap. */
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'flex-start',
  '& > *': { flex: { xs: '1 1 100px', sm: '0 1 72px' }, minWidth: 72, maxWidth: { sm: 110 } },
  '& > .from': { flex: { xs: '1 1 100%', sm: '0 1 116px' }, maxWidth: 'none' },
  '& > .where': { flex: { xs: '4 1 220px', sm: '4 1 104px' }, maxWidth: 'none' },
  '& > .arrival': { flex: { xs: '1 1 100%', sm: '0 1 224px' }, maxWidth: 'none' },
  '& > .party': { flex: { xs: '1 1 100%', sm: '0 1 212px' }, maxWidth: 'none' },
  '& > .buttons': { flex: '0 0 auto', maxWidth: 'none' },
} as const;

/** Fields that are corrected before the party. */
const beforeParty = ['check_in_from', 'check_in_to', 'nights_from', 'nights_to'] as const;

interface SearchFormProps {
  /** Initial values. */
  params: URLSearchParams;
  onSearch: (input: SearchInput) => void;
  /** Currency of prices, if it is not that of the settings. */
  currency?: string | undefined;
  /** Whether the form has the focus at first, unlike beside results. */
  isFirst?: boolean;
  children?: ReactNode;
}

/** Whether a native select shows its options, where Enter selects one. False in browsers that can't report it. */
function isUnfolded(select: HTMLSelectElement): boolean {
  try {
    return select.matches(':open');
  } catch {
    return true;
  }
}

/** Enter searches from every field. Browsers would open a select or the party on Enter, which arrows and Space do as well. */
function searchOnEnter(event: KeyboardEvent<HTMLElement>) {
  const { target, key } = event;
  if (key !== 'Enter') return;
  const isSelect = target instanceof HTMLSelectElement && !isUnfolded(target);
  const isParty = target instanceof HTMLButtonElement && target.role === 'combobox';
  if (!isSelect && !isParty) return;
  event.preventDefault();
  target.form?.requestSubmit();
}

/** The search in one line; rarely used filters are collapsed. */
export function SearchForm({ params, onSearch, currency: own, isFirst = false, children }: SearchFormProps) {
  const day = today();
  const form = useContractForm(
    useMemo(() => typedSearchFrom(day), [day]),
    valuesOf(params),
  );
  const { control, setValue, handleSubmit } = form;
  const { data: settings } = useSettings();
  const currency = params.get('currency') ?? own ?? settings?.sale_currency;
  const entered = params.get('price_currency');
  const values = useWatch({ control });
  const [isOpen, setOpen] = useState(false);
  const [isPartyOpen, setPartyOpen] = useState(false);
  const where = useRef<HTMLInputElement>(null);
  useShortcut('/', 'Change the search', () => where.current?.focus());
  useEffect(() => {
    if (!isFirst) return undefined;
    // After the shell has moved the focus to the beginning of the page.
    const timer = setTimeout(() => where.current?.focus());
    return () => clearTimeout(timer);
  }, [isFirst]);
  useEffect(() => {
    if (currency === undefined || entered === null) return;
    // A bound in another currency would be another amount: its text stays, until it is entered in this one.
    for (const [name, bound] of Object.entries(boundsNotIn(currency, entered, params)))
      setValue(name as PriceBound, bound);
  }, [currency, entered, params, setValue]);
  const count = countOfFolded(values);
  return (
    <Paper
      component="form"
      role="search"
      aria-label="Search hotels and packages"
      noValidate
      variant="outlined"
      sx={{ px: 1.5, py: 1, '@media print': { display: 'none' } }}
      onKeyDown={searchOnEnter}
      onSubmit={(event) =>
        void handleSubmit(
          (input) => {
            setPartyOpen(false);
            onSearch(withCurrency(input, currency));
          },
          (errors) => {
            if (errors.child_ages && beforeParty.every((name) => !errors[name])) setPartyOpen(true);
            if (collapsedFilters.some((name) => errors[name])) setOpen(true);
          },
        )(event)
      }
    >
      <Box sx={line}>
        <Box className="from">
          <EntityInput
            control={control}
            name="origin_city_id"
            label={searchLabels.origin_city_id}
            hint={values.origin_city_id ? undefined : 'Empty: hotel only'}
            collection={cities}
            query={origins}
            nameOf={({ city_name, iata }) => city_name?.name ?? iata ?? '—'}
            onChosen={(id) => id === undefined && setValue('with_transfer', false)}
          />
        </Box>
        <Box className="where">
          <MixedSelect
            label="Where"
            sources={whereSources}
            inputRef={(input) => {
              where.current = input;
            }}
            value={Object.fromEntries(whereKeys.map((key) => [key, values[key]]))}
            onChange={(chosen) => {
              for (const key of whereKeys) setValue(key, chosen[key] ?? []);
            }}
          />
        </Box>
        <Box className="arrival" sx={{ display: 'grid', gridTemplateColumns: '1fr 68px', gap: 1 }}>
          <ArrivalInput control={control} />
        </Box>
        <NumberInput control={control} name="nights_from" label={searchLabels.nights_from} required />
        <NumberInput control={control} name="nights_to" label={searchLabels.nights_to} required />
        <PartyInput
          control={control}
          isOpen={isPartyOpen}
          onOpen={setPartyOpen}
          onChange={({ adults, child_ages }) => {
            setValue('adults', adults);
            setValue('child_ages', child_ages);
          }}
        />
        <Stack
          className="buttons"
          direction="row"
          sx={{ gap: 1, pt: '20px', minHeight: 56, alignItems: 'center' }}
        >
          <Button type="submit" variant="contained">
            Search
          </Button>
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {count > 0 ? `More (${count})` : 'More'}
          </Button>
          {children}
        </Stack>
      </Box>
      {isOpen && <MoreFilters control={control} currency={currency ?? 'EUR'} />}
    </Paper>
  );
}
