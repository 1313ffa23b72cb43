export interface Bucket {
  endpoint: string;
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** `s3://<key>:<secret>@<host>/<bucket>[/<folder>]?region=<region>`; `&tls=off` for a server on this machine. */
export function readBucket(address: string): Bucket | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, username, password, pathname, searchParams } = new URL(address);
  const [bucket, ...folders] = pathname.split('/').filter((part) => part !== '');
  if (protocol !== 's3:' || !host || !username || !password || !bucket) return undefined;
  return {
    endpoint: `${searchParams.get('tls') === 'off' ? 'http' : 'https'}://${host}/${bucket}`,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
}
