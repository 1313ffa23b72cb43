import { describe, expect, test } from '@jest/globals';
import { menuFor, pathTo, siteAt, sites, trailTo } from '.';

describe('the site map', () => {
  test('is the route table of the specification', () => {
    expect(sites.map(({ path }) => path)).toEqual([
      '/',
      '/auth',
      '/auth/register',
      '/auth/restore-password',
      '/search',
      '/search/result',
      '/search/result/-helpers/setup',
      '/be',
      '/be/:id',
      '/payments',
      '/travelers',
      '/travelers/:id',
      '/geography',
      '/airports',
      '/flight-carriers',
      '/hotels',
      '/hotels/:id',
      '/block-seats',
      '/hotel-themes',
      '/users',
      '/users/NewUser',
      '/users/users-edit-user',
      '/users/users-new-user',
      '/settings',
      '/settings/custom-fields',
      '/settings/notifications',
      '/reports',
    ]);
  });

  // The specification has the role guard as a substring test; a future name such as "members" must not match.
  test('opens to a partner exactly the routes whose name contains "hotels" or "be"', () => {
    const bySubstring = sites.filter(({ name }) => /hotels|be/.test(name)).map(({ name }) => name);
    expect(bySubstring).toEqual(['be', 'be-id', 'hotels', 'hotels-id']);
    expect(sites.filter(({ partner }) => partner).map(({ name }) => name)).toEqual(bySubstring);
  });

  test('has the specified menu, in order', () => {
    expect(menuFor(false).map(({ label }) => label)).toEqual([
      'Search',
      'Booking entries',
      'Payments',
      'Travelers',
      'Geography',
      'Airports',
      'Flight Carriers',
      'Hotels',
      'Block seats',
      'Hotel Themes',
      'Users and roles',
      'Settings',
      'Reports',
    ]);
    expect(menuFor(true).map(({ label }) => label)).toEqual(['Search', 'Booking entries', 'Hotels']);
  });
});

describe('pathTo', () => {
  test('fills in parameters and omits undefined ones', () => {
    expect(pathTo('hotels-id', { id: 'a/b' })).toBe('/hotels/a%2Fb');
    expect(pathTo('hotels', undefined, { q: 'sea & spa', sort: undefined })).toBe('/hotels?q=sea+%26+spa');
    expect(pathTo('hotels')).toBe('/hotels');
  });
});

describe('the breadcrumbs of a page', () => {
  test.each([
    ['/', ['Home']],
    ['/hotels', ['Home', 'Hotels']],
    ['/hotels/019aa0c4', ['Home', 'Hotels', 'Hotel']],
    ['/settings/custom-fields', ['Home', 'Settings', 'Custom fields']],
    ['/search/result/-helpers/setup', ['Home', 'Search', 'Search results', 'Search result setup']],
    ['/hotels/', ['Home', 'Hotels']],
    ['/nowhere', ['Home']],
  ])('%s', (pathname, titles) => expect(trailTo(pathname).map(({ title }) => title)).toEqual(titles));

  test('each address of the site map is its own page', () => {
    for (const { name, path } of sites) expect(siteAt(path.replace(':id', 'an-id'))?.name).toBe(name);
  });
});
