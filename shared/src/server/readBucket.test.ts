import { expect, test } from '@jest/globals';
import { readBucket } from './readBucket';

test.each([
  [
    's3://key:secret@s3.example.com/bucket',
    { endpoint: 'https://s3.example.com/bucket', prefix: '', region: 'us-east-1' },
  ],
  [
    's3://key:a%2Fb@[::1]:9000/bucket/a/b/?region=x&tls=off',
    { endpoint: 'http://[::1]:9000/bucket', prefix: 'a/b/', region: 'x', secretAccessKey: 'a/b' },
  ],
  ['s3://s3.example.com/bucket', undefined],
  ['s3://key:secret@s3.example.com', undefined],
  ['https://key:secret@s3.example.com/bucket', undefined],
  ['bucket', undefined],
])('the address %s is parsed or refused', (address, expected) => {
  if (expected) expect(readBucket(address)).toMatchObject(expected);
  else expect(readBucket(address)).toBeUndefined();
});
