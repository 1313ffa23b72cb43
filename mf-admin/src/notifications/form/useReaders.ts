import { readersOf, users, type NotificationReader } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { isPerson, personOf } from '../ruleWords';

/** Kinds of readers among the recipients; an individual person's account says whether they are a partner. */
export function useReaders(recipients: readonly string[]): NotificationReader[] {
  const persons = recipients.filter(isPerson).map(personOf);
  const { data } = useList(users, { role: 'dmc', page: 1, per_page: 200 }, persons.length > 0);
  const readers = readersOf(recipients);
  const hasPartner = data?.result.some(({ id }) => persons.includes(id)) ?? false;
  return hasPartner && !readers.includes('partner') ? [...readers, 'partner'] : readers;
}
