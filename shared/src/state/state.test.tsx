import { describe, expect, test } from '@jest/globals';
import type { Profile } from '@itinera/shared/contracts';
import {
  becomeGuest,
  clearSession,
  dayAt,
  dismissMessage,
  keepDraft,
  ownDrafts,
  partnerCookies,
  restorePartner,
  rememberProfile,
  session,
  showFailure,
  showSnackbar,
  showToast,
  startSession,
  tokenCookie,
  useDrafts,
  useMessages,
} from '@itinera/shared/state';

const profile = (role: Profile['role']): Profile => ({
  id: 'some-id',
  role,
  status: 'active',
  email: 'a@example.com',
  first_name: null,
  last_name: null,
  company_name: null,
});

describe('the specified cookies', () => {
  test('a dmc profile sets isDmc and dmcID', () => {
    rememberProfile(profile('dmc'));
    expect(document.cookie).toContain('isDmc=true');
    expect(document.cookie).toContain('dmcID=some-id');
    expect(session().partner).toEqual({ dmcId: 'some-id' });
  });

  test.each(['admin', 'manager', 'operator'] as const)('a profile of role %s removes them', (role) => {
    partnerCookies.save('stale');
    rememberProfile(profile(role));
    expect(partnerCookies.read()).toBeUndefined();
    expect(session().partner).toBeUndefined();
  });

  test('signing out clears all three; an expired session keeps the partner hint', () => {
    startSession('access', 'refresh');
    rememberProfile(profile('dmc'));
    becomeGuest('/be');
    expect(tokenCookie.read()).toBeUndefined();
    expect(session()).toMatchObject({
      status: 'guest',
      profile: null,
      endedAt: '/be',
      partner: { dmcId: 'some-id' },
    });
    clearSession();
    expect(document.cookie).toBe('');
    expect(session().partner).toBeUndefined();
  });
});

test.each([
  ['Pacific/Kiritimati', '2027-03-02'],
  ['Europe/Riga', '2027-03-01'],
  ['Pacific/Pago_Pago', '2027-02-28'],
  ['Mars/Olympus_Mons', '2027-03-01'],
])('days are those of the business in %s, also after signing out', (time_zone, day) => {
  rememberProfile({ ...profile('admin'), time_zone });
  expect(dayAt('2027-03-01T10:30:00Z')).toBe(day);
  becomeGuest();
  expect(dayAt('2027-03-01T10:30:00Z')).toBe(day);
});

test('a session that another tab began brings its partner cookies', () => {
  partnerCookies.save('from-another-tab');
  startSession('access');
  expect(session()).toMatchObject({ status: 'user', partner: { dmcId: 'from-another-tab' } });
});

test('unchanged cookies cause no render', () => {
  partnerCookies.save('some-id');
  restorePartner();
  const known = session();
  restorePartner();
  expect(session()).toBe(known);
  partnerCookies.save('another-id');
  restorePartner();
  expect(session().partner).toEqual({ dmcId: 'another-id' });
});

describe('messages', () => {
  const texts = () => useMessages.getState().snackbars.map(({ text }) => text);

  test('wait in one queue and are not shown twice', () => {
    showSnackbar('Hotel updated', 'success');
    showSnackbar('Hotel updated', 'success');
    showSnackbar('Hotel updated', 'error');
    showToast('Elsewhere');
    const { snackbars, toasts } = useMessages.getState();
    expect(snackbars).toMatchObject([
      { severity: 'success', said: 2 },
      { severity: 'error', said: 1 },
    ]);
    expect(toasts).toHaveLength(1);
    dismissMessage(snackbars[0]?.key ?? 0);
    expect(useMessages.getState().snackbars.map(({ severity }) => severity)).toEqual(['error']);
  });

  test('with an action are all kept, even with equal texts', () => {
    const runs: string[] = [];
    showSnackbar('Airport ‘Riga’ deleted', 'success', { label: 'Undo', run: () => runs.push('first') });
    showSnackbar('Airport ‘Riga’ deleted', 'success', { label: 'Undo', run: () => runs.push('second') });
    for (const { action } of useMessages.getState().snackbars) action?.run();
    expect(runs).toEqual(['first', 'second']);
  });

  test('are shown in order, failures before the others but never instead of the shown one', () => {
    showSnackbar('Shown', 'success');
    showSnackbar('Second', 'success');
    showFailure('Failed', 'details');
    showFailure('Failed, too', 'details');
    showSnackbar('Third', 'warning');
    expect(texts()).toEqual(['Shown', 'Failed', 'Failed, too', 'Second', 'Third']);
  });

  test('an Undo precedes an earlier one, because it means the last action', () => {
    const undo = { label: 'Undo', undoes: true, run: () => undefined };
    showSnackbar('Edited', 'success', undo);
    showSnackbar('Recorded');
    showSnackbar('Deleted', 'success', undo);
    expect(useMessages.getState().snackbars.map(({ text }) => text)).toEqual([
      'Deleted',
      'Edited',
      'Recorded',
    ]);
  });

  test('that are repeated failures have the newest details', () => {
    showFailure('Unreachable', 'at 10:00');
    showFailure('Unreachable', 'at 10:05');
    expect(useMessages.getState().snackbars).toMatchObject([{ details: 'at 10:05', said: 2 }]);
  });
});

test('drafts belong to the person who typed them', () => {
  ownDrafts('anna');
  const typed = { name: 'Typed' };
  const of = {
    title: 'Edit hotel',
    subject: 'Amber',
    address: '/hotels?edit=1',
    at: 1,
    state: 'closed' as const,
  };
  keepDraft('hotel', { ...of, typed });
  ownDrafts('anna');
  expect(useDrafts.getState()).toEqual({ hotel: { ...of, typed } });
  ownDrafts('boris');
  expect(useDrafts.getState()).toEqual({});
});
