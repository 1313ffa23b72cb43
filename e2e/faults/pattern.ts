interface RequestLine {
  method: string;
  path: string;
}

/** `POST /api/hotels`, or without a method for all of them. In the path, `*` matches within one segment and `**` any number of segments. */
export function matcherOf(pattern: string): (asked: RequestLine) => boolean {
  const [, method, glob] = /^(?:([A-Z]+) )?(\/\S*)$/.exec(pattern) ?? [];
  if (!glob)
    throw new Error(`“${pattern}” is no pattern. Write one such as “POST /api/hotels” or “/remotes/**”.`);
  const path = new RegExp(
    `^${glob.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))}$`,
  );
  return (asked) => (!method || method === asked.method) && path.test(asked.path);
}
