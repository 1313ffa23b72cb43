import { costStage, quote, stayCharge, termsOfStay } from '@itinera/shared/contracts';
import { formatMoney, stagesInWords, stayChargeInWords } from '@itinera/shared/format';
import * as z from '@itinera/shared/schema';

const stages = z.array(costStage);
const charges = z.array(stayCharge);
/** The rest of a calculation may be that of an earlier release. */
const price = z.pick(quote, { net_minor: true, currency: true });

/** Net price of a stored calculation, in the currency of the contract. */
export function quoteInWords(value: unknown): string {
  const { data } = price.safeParse(value);
  return data && data.net_minor !== null ? formatMoney(data.net_minor, data.currency) : 'no price';
}

/** Name and costs of stored terms of cancellation; amounts are of the booking's currency. */
export function termsInHistory(value: unknown, currency: string): string {
  const { data } = termsOfStay.safeParse(value);
  return data
    ? `${data.name}: ${stagesInWords(data.stages, currency, data.time_zone).join(', ')}`
    : 'unknown terms';
}

/** What a customer is charged in turn, without instants, because the time zone of the terms is not stored beside them: `free, then 240,00 EUR`. */
export function costsInHistory(value: unknown, currency: string): string {
  const { data } = stages.safeParse(value);
  const words = (cost_minor: number) => (cost_minor === 0 ? 'free' : formatMoney(cost_minor, currency));
  return data ? data.map(({ cost_minor }) => words(cost_minor)).join(', then ') : 'unknown terms';
}

/** What the guests of a stay pay at the hotel. */
export function chargesInHistory(value: unknown): string {
  const { data } = charges.safeParse(value);
  if (!data) return 'unknown charges';
  return data.map((charge) => stayChargeInWords(charge)).join('; ') || 'nothing';
}
