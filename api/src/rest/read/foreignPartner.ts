import { partnerIdOf, type Principal } from '../../identity/sessions/principal';
import { notFound } from '../../http/problem';

/** A partner may name only itself: other partners do not exist for it. */
export function refuseForeignPartner(principal: Principal, named: object): void {
  const partnerId = partnerIdOf(principal);
  const dmcId: unknown = Reflect.get(named, 'dmc_id');
  if (partnerId !== undefined && dmcId !== undefined && dmcId !== partnerId) throw notFound();
}
