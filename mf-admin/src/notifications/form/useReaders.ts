import { readersOf, users, type NotificationReader } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { isPerson, personOf } from '../ruleWords';

/** What the recipients may know; of single persons their accounts say whether they are partners. */
export function useReaders(recipients: readonly string[]): NotificationReader[] {
  const persons = recipients.filter(isPerson).map(personOf);
  const { data } = useList(users, { role: 'dmc', page: 1, per_page: 200 }, persons.length > 0);
  const readers = readersOf(recipients);
  const hasPartner = data?.result.some(({ id }) => persons.includes(id)) ?? false;
  return hasPartner && !readers.includes('partner') ? [...readers, 'partner'] : readers;
}
