import type { PriceSource, QuotedNight } from '@itinera/shared/contracts';
import { formatAmount, plural } from '@itinera/shared/format';
import { Box, Typography } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { RuleLink } from './RuleLink';
import type { NamedBook } from './usePriceBook';

/** Such as `1,5`, with a comma as in all amounts here. */
const coefficientOf = (bp: number): string =>
  (bp / 10_000).toLocaleString('ru', { maximumFractionDigits: 4 });

function Source({ source, book }: { source: PriceSource; book: NamedBook }): ReactNode {
  const amount = (minor: number) => formatAmount(minor, book.currency);
  switch (source.kind) {
    case 'explicit':
      return source.is_free ? 'entered in the grid as free' : 'entered in the grid';
    case 'derived':
      return (
        <>
          <RuleLink dialog="base-prices">base price {amount(source.base_minor)}</RuleLink> ×{' '}
          <RuleLink dialog="coefficients">coefficient {coefficientOf(source.coefficient_bp)}</RuleLink>
        </>
      );
    case 'supplement': {
      const from = book.rows.find(({ id }) => id === source.from_row_id);
      const boarding = book.hotel.boarding_type?.find(
        ({ boarding_type_id }) => boarding_type_id === from?.boarding_type_id,
      );
      const { adult = 0, children = 0 } = from ?? {};
      return (
        <>
          {boarding?.name ?? 'other boarding'} {amount(source.from.amount_minor)} (
          <Source source={source.from} book={book} />) +{' '}
          <RuleLink dialog="boarding-supplements">
            supplement {amount(source.adult_minor)} × {plural(adult, 'adult')}
            {children > 0 && `, ${amount(source.child_minor)} × ${plural(children, 'child', 'children')}`}
          </RuleLink>
        </>
      );
    }
    case 'missing':
      return null;
  }
}

/** Contract price of a night, and its source. */
export function NightPrice({ night, book }: { night: QuotedNight; book: NamedBook }) {
  const { source, period_id } = night;
  if (source.kind === 'missing')
    return (
      <RuleLink dialog="periods">{period_id === null ? 'in no period' : 'no price in this period'}</RuleLink>
    );
  return (
    <>
      <Box component="b" sx={night.special ? { textDecoration: 'line-through', fontWeight: 400 } : {}}>
        {formatAmount(source.amount_minor, book.currency)}
      </Box>
      <Typography variant="body2" component="div" color="textSecondary">
        <Source source={source} book={book} />
      </Typography>
    </>
  );
}
