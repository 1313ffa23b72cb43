import type { FastifyBaseLogger } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { withoutPaths } from '../base/withoutPaths';
import { system, type Actor } from '../db/actor';
import type { Database } from '../db/database';
import { describeError } from '../http/logging';
import { announce, claimDue, fail, leaseMs, renew, succeed, type Interval } from './lease';

const pollMs = 1000;

/** `actor`: the actor of its SQL; `signal` asks a long run to leave the rest for the next one. */
export type Run = (actor: Actor, signal: AbortSignal) => Promise<void>;

export interface Scheduler {
  /** Runs `run` in one process at a time, `everyMs` after the end of the previous run. */
  registerJob(name: string, everyMs: number, run: Run): void;
  start(): void;
  /** Runs all due jobs that no process holds; resolves when they are done. */
  runDue(): Promise<void>;
  /** Starts no more jobs, and resolves when the running ones have ended. */
  stop(): Promise<void>;
}

export interface Job extends Interval {
  run: Run;
}

/**
 * Runs jobs periodically. Any number of processes may have a scheduler: leases in the database decide who
 * runs what.
 */
export function createScheduler(database: Database, log: Pick<FastifyBaseLogger, 'error'>): Scheduler {
  const holder = uuidv7();
  const jobs = new Map<string, Job>();
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  let announced = false;
  let timer: NodeJS.Timeout | undefined;

  async function runOne({ name, everyMs, run }: Job): Promise<void> {
    const report = (error: unknown) => log.error(describeError(error), `The job ${name} failed.`);
    const heartbeat = setInterval(() => void renew(database, name, holder).catch(report), leaseMs / 3);
    try {
      await run(system(name), stopping.signal);
      await succeed(database, name, holder, everyMs);
    } catch (error) {
      report(error);
      // If the database is the reason, this fails as well, and the lease expires instead.
      const reason = withoutPaths(describeError(error).message);
      await fail(database, name, holder, everyMs, reason).catch(report);
    } finally {
      clearInterval(heartbeat);
    }
  }

  async function beginDue(): Promise<Promise<void>[]> {
    if (jobs.size === 0) return [];
    if (!announced) await announce(database, [...jobs.keys()]);
    announced = true;
    const claimed = await claimDue(database, [...jobs.values()], holder);
    return claimed.flatMap((name) => {
      const job = jobs.get(name);
      if (!job) return [];
      const running = runOne(job).finally(() => underWay.delete(running));
      underWay.add(running);
      return [running];
    });
  }

  async function poll(): Promise<void> {
    try {
      await beginDue();
    } catch (error) {
      log.error(describeError(error), 'The jobs could not be read.');
    }
    if (!stopping.signal.aborted) timer = setTimeout(watch, pollMs);
  }

  function watch(): void {
    const polling = poll().finally(() => underWay.delete(polling));
    underWay.add(polling);
  }

  return {
    registerJob(name, everyMs, run) {
      if (jobs.has(name)) throw new Error(`There are two jobs with the name ${name}.`);
      jobs.set(name, { name, everyMs, run });
      announced = false;
    },
    start: watch,
    async runDue() {
      await Promise.all(await beginDue());
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
