import { addDays, type Settings } from '@itinera/shared/contracts';
import { shareOf } from '@itinera/shared/pricing';

/** Payment terms from the settings. */
export type PaymentTerms = Required<Pick<Settings, 'deposit_bp' | 'deposit_days' | 'balance_days'>>;

export interface PlannedInstalment {
  label: string;
  due_date: string;
  amount_minor: number;
}

/**
 * Instalments of a total: a deposit some days from today, the balance some days before departure. If the balance would be due before the
 * deposit, or is due already, there is a single payment.
 */
export function planInstalments(
  totalMinor: number,
  departure: string | null,
  today: string,
  { deposit_bp, deposit_days, balance_days }: PaymentTerms,
): PlannedInstalment[] {
  if (totalMinor <= 0) return [];
  const depositDue = addDays(today, deposit_days);
  const balanceDue = departure === null ? depositDue : addDays(departure, -balance_days);
  const deposit = shareOf(totalMinor, deposit_bp);
  const whole = (due_date: string): PlannedInstalment[] => [
    { label: 'Full payment', due_date, amount_minor: totalMinor },
  ];
  if (balanceDue <= depositDue) return whole(balanceDue > today ? balanceDue : today);
  if (deposit === 0) return whole(balanceDue);
  if (deposit === totalMinor) return whole(depositDue);
  return [
    { label: 'Deposit', due_date: depositDue, amount_minor: deposit },
    { label: 'Balance', due_date: balanceDue, amount_minor: totalMinor - deposit },
  ];
}
