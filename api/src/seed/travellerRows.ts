import { demoFamilies } from './data/travellers';
import { between } from './demoStays';
import { derivedFraction, derivedId } from './derivedId';

const two = (number: number): string => String(number).padStart(2, '0');
const dayOf = (year: number, key: string): string =>
  `${year}-${two(between(1, 12, 0, `${key} month`))}-${two(between(1, 28, 0, `${key} day`))}`;
const digits = (length: number, key: string): string =>
  String(Math.floor(derivedFraction(key) * 10 ** length)).padStart(length, '0');

const firstCreation = Date.UTC(2026, 0, 5, 9);

export function travellerRows() {
  const idOf = (first: string, last: string) => derivedId(`traveller ${first} ${last}`);
  const listed = demoFamilies.flatMap(({ iso2, people }) =>
    people.map((person, position) => ({ iso2, people, person, position })),
  );
  return listed.map(({ iso2, people, person, position }, index) => {
    const [first_name, last_name, sex, year, local] = person;
    const key = `${first_name} ${last_name}`;
    const isCustomer = position === 0;
    const issued = 2019 + between(0, 5, 0, `${key} issued`);
    const birthday = dayOf(year, key);
    const created = new Date(firstCreation + index * 29 * 3_600_000).toISOString();
    return {
      id: idOf(first_name, last_name),
      first_name,
      last_name,
      first_name_local: local?.[0] ?? null,
      last_name_local: local?.[1] ?? null,
      sex,
      birthday,
      nationality: derivedId(`country ${iso2}`),
      personal_code:
        iso2 === 'LV'
          ? `${birthday.slice(8)}${birthday.slice(5, 7)}${birthday.slice(2, 4)}-${digits(5, `${key} code`)}`
          : null,
      email: isCustomer ? `${first_name}.${last_name}@mail.example`.toLowerCase() : null,
      phone: isCustomer ? `+3712${digits(7, `${key} phone`)}` : null,
      passport_number: `${iso2}${digits(7, `${key} passport`)}`,
      passport_issue_country: derivedId(`country ${iso2}`),
      passport_issued_at: dayOf(Math.max(issued, year + 1), `${key} issued`),
      passport_expires_at: dayOf(Math.max(issued, year + 1) + 10, `${key} issued`),
      is_customer: isCustomer,
      companions: people.filter((other) => other !== person).map(([first, last]) => idOf(first, last)),
      created_at: created,
      updated_at: created,
    };
  });
}
