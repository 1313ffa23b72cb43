import { eq } from 'drizzle-orm';
import { idOf, type Person } from '../testing/people';
import { beginSession } from '../testing/sessions';
import type { TestServer } from '../testing/testServer';
import { system } from '../src/db/actor';
import { staffSettingsTable } from '../src/modules/settings/settings.table';
import { usersTable } from '../src/people/users.table';

/**
 * Tokens that stay valid whatever earlier requests have done: some block people, change their roles, end their sessions or require a second
 * factor of staff, after which all later requests would be refused.
 */
export function keepAlive(server: TestServer, people: Person[]): () => Promise<Record<string, string>> {
  const tokens: Record<string, string> = {};
  let before: (typeof usersTable.$inferSelect)[] = [];
  const recall = () => server.database.withActor(system('test'), (tx) => tx.select().from(usersTable));
  const demandNoSecondFactor = () =>
    server.database.withActor(system('test'), (tx) =>
      tx
        .update(staffSettingsTable)
        .set({ staff_second_factor: false })
        .where(eq(staffSettingsTable.staff_second_factor, true)),
    );

  return async () => {
    await demandNoSecondFactor();
    const now = await recall();
    if (before.length === 0) before = now;
    for (const person of people) {
      const [was, is] = [before, now].map((users) => users.find(({ id }) => id === idOf(person)));
      if (was && is && (was.role !== is.role || was.status !== is.status)) {
        await server.database.withActor(system('test'), (tx) =>
          tx.update(usersTable).set({ role: was.role, status: was.status }).where(eq(usersTable.id, was.id)),
        );
      }
      const token = tokens[person];
      const works =
        token !== undefined && (await server.call('/api/users/profile', { token })).statusCode === 200;
      if (!works) tokens[person] = (await beginSession(server, person)).token;
    }
    return tokens;
  };
}
