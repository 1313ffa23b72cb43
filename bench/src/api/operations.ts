import { hotels, listedForPartners, listedForStaff, type ListAnswer } from '@itinera/shared/contracts';
import { signInAs } from '../product/account';

export interface Operation {
  name: string;
  method: 'GET' | 'PUT';
  /** The URL differs in each round, so that no cache has the answer. */
  url: (turn: number) => string;
  token: string;
}

const shownToStaff = `&with=${listedForStaff.with}`;

/** The most frequent calls of the screens, on hotels that exist. */
export async function operationsOn(api: string): Promise<Operation[]> {
  const staff = await signInAs(api, 'manager@itinera.example');
  const partner = await signInAs(api, 'partner@itinera.example');
  const answer = await fetch(`${api}${hotels.path}?per_page=200&page=1`, {
    headers: { authorization: `Bearer ${staff.access_token}` },
  });
  const { result, total }: ListAnswer<{ id: string }> = await answer.json();
  const one = (turn: number) => `${hotels.path}/${result[turn % result.length]?.id ?? ''}`;
  const perPage = 25;
  const list = (name: string, query: string, token: string, after = 0): Operation => ({
    name,
    method: 'GET',
    url: (turn) => `${hotels.path}?per_page=${perPage}&page=${after + (turn % 20) + 1}${query}`,
    token,
  });
  const lastPages = Math.floor(total / perPage) - 20;
  return [
    list('list, 25 hotels', shownToStaff, staff.access_token),
    list('list, its last pages', shownToStaff, staff.access_token, lastPages),
    list('list, sorted by name', `${shownToStaff}&sort=name`, staff.access_token),
    list('list, searched', `${shownToStaff}&q=bay`, staff.access_token),
    list("list, a partner's own", `&with=${listedForPartners.with}`, partner.access_token),
    {
      name: 'get, with all data',
      method: 'GET',
      url: (turn) => `${one(turn)}?with_data=true`,
      token: staff.access_token,
    },
    { name: 'write', method: 'PUT', url: one, token: staff.access_token },
  ];
}
