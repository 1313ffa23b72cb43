interface Asked {
  method: string;
  path: string;
}

/**
 * `POST /api/hotels`, or without a method for all of them. In the path `*` matches anything within one
 * part of it and `**` for anything.
 */
export function matcherOf(pattern: string): (asked: Asked) => boolean {
  const [, method, glob] = /^(?:([A-Z]+) )?(\/\S*)$/.exec(pattern) ?? [];
  if (!glob)
    throw new Error(`“${pattern}” is no pattern. Write one such as “POST /api/hotels” or “/remotes/**”.`);
  const path = new RegExp(
    `^${glob.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))}$`,
  );
  return (asked) => (!method || method === asked.method) && path.test(asked.path);
}
