import { sql, type SQL } from 'drizzle-orm';

const digest = (key: SQL): SQL => sql`sha256(convert_to('itinera demo: ' || ${key}, 'UTF8'))`;

/** `derivedId` in SQL: the same id for the same key. */
export const sqlId = (key: SQL): SQL =>
  sql`(SELECT (substr(hex, 1, 12) || '8' || substr(hex, 14, 3) || translate(substr(hex, 17, 1), '0123456789abcdef', '89ab89ab89ab89ab')
    || substr(hex, 18, 15))::uuid FROM (SELECT encode(${digest(key)}, 'hex') AS hex) hashed)`;

/** An id made of an MD5 in hexadecimal digits: cheaper than `sqlId`, for numerous parts. */
export const sqlHashId = (hash: SQL): SQL =>
  sql`(SELECT (substr(hash, 1, 12) || '8' || substr(hash, 14, 3) || 'a' || substr(hash, 18))::uuid FROM (SELECT ${hash} AS hash) hashed)`;

/** `derivedFileName` in SQL. */
export const sqlFileName = (key: SQL): SQL =>
  sql`(translate(encode(substr(${digest(key)}, 1, 16), 'base64'), '+/=', '-_') || '.webp')`;

/** A pseudo-random integer from 0 to `below - 1`, always the same for the same key. */
export const sqlNumber = (key: SQL, below: number): SQL =>
  sql`(('x' || substr(md5(${key}), 1, 7))::bit(28)::int % ${below}::int)`;

/** An SQL array of texts or ids, passed as one parameter. */
export const sqlList = (values: readonly string[], type: 'text' | 'uuid'): SQL =>
  sql`(ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))::${sql.raw(type)}[])`;

/** The element of a list at `number`, modulo its length. */
export const sqlPick = (values: readonly string[], type: 'text' | 'uuid', number: SQL): SQL =>
  sql`${sqlList(values, type)}[1 + (${number}) % ${values.length}::int]`;
