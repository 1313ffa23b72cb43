import { travellers, type PersonTyped, type Traveller } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';

/** A name as it is compared: capitals and spaces around it make nobody another person. */
const plain = (name: string | null | undefined): string => (name ?? '').trim().toLocaleLowerCase();

const isPassport = (text: string): boolean => /^[A-Z0-9]{5,15}$/.test(text);
const isDay = (text: unknown): boolean => typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text);

/** A few more of the same name have other birthdays. */
const namesakes = 50;

/** The traveller in the list who is the person that is typed: with the same passport, or the same name and birthday. */
export function useSamePerson(typed: PersonTyped['traveller']): Traveller | undefined {
  const first_name = plain(typed?.first_name);
  const last_name = plain(typed?.last_name);
  const birthday = typed?.birthday;
  const passport_number = (typed?.passport_number ?? '').trim().toUpperCase();
  const isNamed = first_name !== '' && last_name !== '' && isDay(birthday);
  const byName = useList(travellers, { q: `${first_name} ${last_name}`, per_page: namesakes }, isNamed);
  const byPassport = useList(travellers, { passport_number, per_page: 1 }, isPassport(passport_number));
  const [holder] = (isPassport(passport_number) && byPassport.data?.result) || [];
  return (
    holder ??
    (isNamed
      ? byName.data?.result.find(
          (one) =>
            plain(one.first_name) === first_name &&
            plain(one.last_name) === last_name &&
            one.birthday === birthday,
        )
      : undefined)
  );
}
