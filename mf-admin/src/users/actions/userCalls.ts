import { users, type UserAction } from '@itinera/shared/contracts';
import { act, failureOf, howMany, messageOf, readAgain } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { showSnackbar, type MessageAction } from '@itinera/shared/state';

const send = (method: 'POST' | 'DELETE', id: string, action: string): Promise<unknown> =>
  act({ method, path: `${users.path}/${id}/${action}` });

/** A person whose account is changed. */
export interface Named {
  id: string;
  name: string;
}

/** An action on an account: its call, and the words of its message. */
export interface AccountAct {
  run: (id: string) => Promise<unknown>;
  /** Completes the message, such as `Anna Berg blocked`. */
  done: string;
  undo?: UserAction;
}

const post = (action: UserAction) => (id: string) => send('POST', id, action);

export const acts = {
  approve: { run: post('approve'), done: 'approved' },
  block: { run: post('block'), done: 'blocked', undo: 'unblock' },
  unblock: { run: post('unblock'), done: 'unblocked', undo: 'block' },
  invite: { run: post('invite'), done: 'invited again' },
  recover: { run: post('recover'), done: 'sent a link for a new password' },
  reset_second_factor: { run: post('reset_second_factor'), done: 'let in without a second factor' },
  anonymise: { run: post('anonymise'), done: 'anonymised' },
  endSessions: {
    run: (id: string) => send('DELETE', id, 'sessions'),
    done: 'signed out everywhere',
  },
} as const satisfies Record<string, AccountAct>;

export const endSessionOf = (id: string, sessionId: string): Promise<unknown> =>
  send('DELETE', id, `sessions/${sessionId}`);

/** Such as `Anna Berg`, or `3 users`. */
const peopleInWords = (people: readonly Named[]): string =>
  people.length === 1 ? (people[0]?.name ?? '') : plural(people.length, 'user');

function undoOf({ undo }: AccountAct, done: readonly Named[]): MessageAction | undefined {
  if (undo === undefined || done.length === 0) return undefined;
  return {
    label: 'Undo',
    undoes: true,
    run: () => void runAct({ run: post(undo), done: acts[undo].done }, done),
  };
}

/** Runs an action on accounts one after the other until one is refused; a message names the outcome and offers Undo. Never rejects. */
export async function runAct(act: AccountAct, people: readonly Named[]): Promise<void> {
  const done: Named[] = [];
  let failure: { error: unknown; of: Named } | undefined;
  for (const person of people) {
    try {
      await act.run(person.id);
      done.push(person);
    } catch (error) {
      failure = { error, of: person };
      break;
    }
  }
  const undo = undoOf(act, done);
  if (!failure) showSnackbar(`${peopleInWords(done)} ${act.done}`, 'success', undo);
  else showSnackbar(refusalOf(act, failure, { done, people }), 'error', undo);
  await readAgain(users);
}

interface Progress {
  done: readonly Named[];
  people: readonly Named[];
}

function refusalOf(
  { done: words }: AccountAct,
  { error, of }: { error: unknown; of: Named },
  { done, people }: Progress,
) {
  if (people.length === 1)
    return failureOf(error, { whether: `${of.name} was ${words}`, refused: `${of.name} was not ${words}.` });
  const lead = howMany({ count: done.length, all: people.length, noun: 'user', done: words, error });
  return `${lead} Because of ‘${of.name}’: ${messageOf(error)}`;
}
