import { describe, expect, test } from '@jest/globals';
import { sites, type RouteName } from '@itinera/shared/routes';
import { redirectFrom, type Visitor } from './redirectFrom';

const visitors: Record<string, Visitor> = {
  guest: { signedIn: false, isPartner: false },
  'guest with a stale partner cookie': { signedIn: false, isPartner: true },
  staff: { signedIn: true, isPartner: false },
  partner: { signedIn: true, isPartner: true },
};

const authPages: RouteName[] = ['auth', 'auth-register', 'auth-restore-password'];
const partnerPages: RouteName[] = ['be', 'be-id', 'hotels', 'hotels-id'];

function expected(name: RouteName, visitor: string): string | undefined {
  const isAuth = authPages.includes(name);
  if (visitor.startsWith('guest')) {
    if (isAuth) return undefined;
    return name === 'index' ? '/auth' : '/auth?returnTo=%2Fasked%3Fq%3D1';
  }
  if (isAuth) return '/';
  return visitor === 'partner' && !partnerPages.includes(name) ? '/hotels' : undefined;
}

describe.each(Object.entries(visitors))('%s', (label, visitor) => {
  test.each(sites.map(({ name }) => name))('requesting %s', (name) => {
    const address = name === 'index' ? '/' : '/asked?q=1';
    expect(redirectFrom({ name, address, returnTo: undefined }, visitor)).toBe(expected(name, label));
  });
});

test('a sign-in returns to the requested page, where the role guard applies again', () => {
  const auth = { name: 'auth', address: '/auth', returnTo: '/users' } as const;
  expect(redirectFrom(auth, { signedIn: true, isPartner: true })).toBe('/users');
  expect(
    redirectFrom({ ...auth, name: 'users', address: '/users' }, { signedIn: true, isPartner: true }),
  ).toBe('/hotels');
});
