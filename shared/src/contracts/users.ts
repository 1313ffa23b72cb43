import * as z from 'zod/mini';
import { role, userStatus as status } from './auth';
import { collection, type Entity } from './collection';
import { id, text, timestamp } from './fields';


export const users = collection({
  path: '/api/users',
  entity: {
    id,
    email: z.string(),
    role,
    status,
    first_name: z.nullable(z.string()),
    last_name: z.nullable(z.string()),
    company_name: z.nullable(z.string()),
    created: timestamp,
  },
  input: {
    first_name: z.nullable(text(60)),
    last_name: z.nullable(text(60)),
    company_name: z.nullable(text(120)),
  },
  create: [],
  filters: { role: z.optional(role), status: z.optional(status) },
  sorts: ['created', 'email', 'first_name', 'last_name', 'company_name'],
  defaultSort: '-created',
});
export type User = Entity<typeof users>;
