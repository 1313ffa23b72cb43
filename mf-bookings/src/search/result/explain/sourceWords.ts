import type { PriceSource } from '@itinera/shared/contracts';
import { formatAmount } from '@itinera/shared/format';

const coefficient = (bp: number): string => (bp / 10_000).toLocaleString('ru', { maximumFractionDigits: 4 });

/** Source of the price of a night, in words. */
export function sourceInWords(source: PriceSource, currency: string): string {
  const amount = (minor: number) => formatAmount(minor, currency);
  switch (source.kind) {
    case 'explicit':
      return source.is_free ? 'free' : 'price list';
    case 'derived':
      return `base price ${amount(source.base_minor)} × ${coefficient(source.coefficient_bp)}`;
    case 'supplement':
      return `${amount(source.from.amount_minor)} + supplement for boarding`;
    case 'missing':
      return 'no price';
  }
}
