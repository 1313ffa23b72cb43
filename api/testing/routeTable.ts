import type { FastifySchema } from 'fastify';
import * as z from 'zod/mini';
import type { App } from '../src/http/app';
import { runningRoutes, type RunningRoute } from './runningRoutes';

/** A JSON Schema, as far as the proofs use it. */
export interface Shape {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Shape;
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  /** For a record with arbitrary keys. */
  additionalProperties?: Shape | boolean;
  propertyNames?: Shape;
  required?: string[];
}

export interface KnownRoute extends RunningRoute {
  right: string | undefined;
  isMoney: boolean;
  body: Shape | undefined;
  query: Shape | undefined;
  /** The contract of the answers, by status. */
  answers: Map<number, z.ZodMiniType>;
}

const isContract = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value;

const shapeOf = (contract: unknown): Shape | undefined =>
  isContract(contract)
    ? (z.toJSONSchema(contract, { io: 'output', unrepresentable: 'any', target: 'draft-7' }) as Shape)
    : undefined;

function answersOf({ response }: FastifySchema): Map<number, z.ZodMiniType> {
  const listed = typeof response === 'object' && response !== null ? Object.entries(response) : [];
  return new Map(
    listed.flatMap(([status, contract]: [string, unknown]) =>
      isContract(contract) ? [[Number(status), contract] as const] : [],
    ),
  );
}

/** Every route of the server with the contracts that it validates, from which the proofs are derived. */
export async function routeTable(app: App): Promise<KnownRoute[]> {
  const found = new Map<string, KnownRoute>();
  app.addHook('onResponse', async ({ method, routeOptions: { url, schema = {}, config } }) => {
    if (url === undefined) return;
    const known = {
      right: config.right,
      isMoney: config.isMoney === true,
      body: shapeOf(schema.body),
      query: shapeOf(schema.querystring),
      answers: answersOf(schema),
    };
    found.set(`${method} ${url}`, { ...runningRoute(method, url), ...known });
  });
  const runningRoute = (method: string, url: string): RunningRoute => {
    const route = routes.find((candidate) => candidate.method === method && candidate.url === url);
    if (!route) throw new Error(`${method} ${url} answers but is not in the list of routes.`);
    return route;
  };
  await app.ready();
  const routes = runningRoutes(app);
  // A request without a session is refused before it does anything, but its route is found.
  for (const { method, url } of routes) await app.inject({ method, url });
  return [...found.values()];
}
