import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  answer,
  doneAnswer,
  newSecondFactor,
  secondFactor,
  secondFactorBeginning,
  secondFactorCode,
  secondFactorEnd,
  secondFactorPaths,
  type User,
} from '@itinera/shared/contracts';
import { recordChange } from '../audit/recordChange';
import { system } from '../db/actor';
import type { Database, Transaction } from '../db/database';
import type { App } from '../http/app';
import { invalid, Problem } from '../http/problem';
import { tooMany } from '../identity/sessions/tooMany';
import { contextOf } from '../identity/rights/contextOf';
import { principalOf } from '../identity/rights/enforceRights';
import { countRecoveryCodes } from '../identity/secondFactor/recoveryCodes';
import {
  beginSecondFactor,
  confirmSecondFactor,
  forgetSecondFactor,
  secondFactorSince,
  takeCode,
  wrongCode,
} from '../identity/secondFactor/secondFactors';
import { deviceCounter, forgetFailures, secondsUntilAttempt } from '../identity/sessions/throttle';
import { writeMail } from '../mail/writeMail';
import { userColumns } from '../people/users.columns';
import { usersTable } from '../people/users.table';
import { shellOf, type ShellAddresses } from './passwordLinks';
import { requirePassword } from './requirePassword';

const actor = system('second-factor');
const done = { success: true as const, result: null };
const noQuery = z.strictObject({});

/** The own second factor, for every role. Each call is idempotent, for retries after a lost answer. */
export function secondFactorRoutes(
  app: App,
  database: Database,
  addresses: ShellAddresses,
  secret: string,
): void {
  /** Records in the log and sends a mail that the factor was turned on or off. */
  async function announce(tx: Transaction, request: FastifyRequest, before: User, isOn: boolean) {
    const kind = isOn ? 'secondFactorOn' : 'secondFactorOff';
    await writeMail(tx, before, kind, { address: shellOf(before.role, addresses) });
    await recordChange(tx, contextOf(request), {
      entity: 'users',
      entity_id: before.id,
      action: 'update',
      before,
      after: { ...before, has_second_factor: isOn },
    });
  }

  /** Counts failed codes as at sign-in; the count is kept even when the transaction refuses the code. */
  async function tryCode(
    request: FastifyRequest,
    accept: (tx: Transaction, user: User) => Promise<boolean>,
  ): Promise<void> {
    const { id } = principalOf(request);
    const counter = deviceCounter(id, 'own second factor');
    const { seconds, isAccepted } = await database.withActor(actor, async (tx) => {
      const wait = await secondsUntilAttempt(tx, counter);
      if (wait > 0) return { seconds: wait, isAccepted: false };
      const [user] = await tx.select(userColumns).from(usersTable).where(eq(usersTable.id, id)).for('update');
      const accepted = user !== undefined && (await accept(tx, user));
      if (accepted) await forgetFailures(tx, counter);
      return { seconds: 0, isAccepted: accepted };
    });
    if (seconds > 0) throw tooMany(seconds);
    if (!isAccepted) throw invalid({ code: wrongCode });
  }

  app.get(
    secondFactorPaths.own,
    {
      config: { right: 'account.readSecondFactor' },
      schema: { querystring: noQuery, response: { 200: answer(secondFactor) } },
    },
    async (request) => {
      const { id } = principalOf(request);
      const result = await database.withActor(actor, async (tx) => ({
        since: (await secondFactorSince(tx, id)) ?? null,
        recovery_codes_left: await countRecoveryCodes(tx, id),
      }));
      return { success: true as const, result };
    },
  );

  app.post(
    secondFactorPaths.own,
    {
      config: { right: 'account.changeSecondFactor' },
      schema: {
        querystring: noQuery,
        body: secondFactorBeginning,
        response: { 200: answer(newSecondFactor) },
      },
    },
    async (request) => {
      const own = principalOf(request);
      await requirePassword(database, own, request.body.current_password);
      const result = await database.withActor(actor, (tx) => beginSecondFactor(tx, own, secret));
      if (!result) throw new Problem('rule', 'You have a second factor already. Turn it off first.');
      return { success: true as const, result };
    },
  );

  app.post(
    secondFactorPaths.confirm,
    {
      config: { right: 'account.changeSecondFactor' },
      schema: { querystring: noQuery, body: secondFactorCode, response: { 200: doneAnswer } },
    },
    async (request) => {
      const { code } = request.body;
      await tryCode(request, async (tx, user) => {
        const isConfirmed = await confirmSecondFactor(tx, user.id, code, secret);
        if (isConfirmed && !user.has_second_factor) await announce(tx, request, user, true);
        return isConfirmed;
      });
      return done;
    },
  );

  app.post(
    secondFactorPaths.turnOff,
    {
      config: { right: 'account.changeSecondFactor' },
      schema: { querystring: noQuery, body: secondFactorEnd, response: { 200: doneAnswer } },
    },
    async (request) => {
      const { current_password, code } = request.body;
      await requirePassword(database, principalOf(request), current_password);
      await tryCode(request, async (tx, user) => {
        if (!user.has_second_factor) return true;
        if (!(await takeCode(tx, user.id, code, secret))) return false;
        await forgetSecondFactor(tx, user.id);
        await announce(tx, request, user, false);
        return true;
      });
      return done;
    },
  );
}
