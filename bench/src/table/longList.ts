import type { Route } from '@playwright/test';
import { listedForStaff } from '@itinera/shared/contracts';
import { signIn } from '../product/account';

const TOTAL = 10_000;

/** Answers lists of hotels as if there were ten thousand, with entries of real size. */
export async function longList(api: string): Promise<(route: Route) => Promise<void>> {
  const { access_token } = await signIn(api);
  const headers = { authorization: `Bearer ${access_token}` };
  const answer = await fetch(`${api}/api/hotels?with=${listedForStaff.with}&per_page=1`, { headers });
  const { result }: { result: Record<string, unknown>[] } = await answer.json();
  const pattern = result[0];

  return (route) => {
    const { searchParams } = new URL(route.request().url());
    const page = Number(searchParams.get('page') ?? 1);
    const perPage = Number(searchParams.get('per_page') ?? 25);
    const found = searchParams.get('q') ?? 'Hotel';
    const rows = Array.from({ length: perPage }, (_, index) => {
      const number = (page - 1) * perPage + index + 1;
      const id = `019aa0c4-0000-7000-8000-${String(number).padStart(12, '0')}`;
      return { ...pattern, id, name: `${found} ${number}` };
    });
    return route.fulfill({ json: { success: true, result: rows, total: TOTAL, page, per_page: perPage } });
  };
}
