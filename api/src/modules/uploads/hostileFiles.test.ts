import { readdir } from 'node:fs/promises';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { answer, maxUploadBytes, upload, type Upload } from '@itinera/shared/contracts';
import { formOf, sendForm, type Part } from '../../../testing/uploads';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { storageFolder } from '../../storage/diskStorage';
import { thumbnailName } from '../../storage/storage';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.tokenOf('manager');
});
afterAll(() => server.stop());

const files = async () =>
  (await readdir(storageFolder(server.dataDir), { recursive: true })).filter((name) => name.includes('.'));

const photo = (width = 60, height = 40): Sharp =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } });

const jpeg = () => photo().jpeg().toBuffer();
const png = () => photo().png().toBuffer();
const webp = () => photo().webp().toBuffer();
const noise = (length: number) => Buffer.alloc(length, 'no picture at all ');
const text = (content: string) => async () => Buffer.from(content);
const starting = (signature: string, rest: Buffer | string) => async () =>
  Buffer.concat([Buffer.from(signature, 'latin1'), Buffer.from(rest)]);

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const html = '<!doctype html><script>alert(document.cookie)</script>';
const pngSignature = '\x89PNG\r\n\x1a\n';

/** A PNG header that declares any size, in a few hundred bytes. */
function pngHeader(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(data.length, 0);
    body.copy(framed, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
const noisy = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
      background: 'black',
    },
  });
const padded = (bytes: Buffer, length: number) => Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]);

type Make = () => Promise<Buffer>;

const refused: [what: string, make: Make, status: number][] = [
  ['no bytes at all', text(''), 400],
  ['one byte', text('x'), 415],
  ['plain text', text('a picture, believe me'), 415],
  ['SVG with a script', text(svg), 415],
  ['SVG with an XML head', text(`<?xml version="1.0"?>${svg}`), 415],
  ['SVG behind a byte order mark', text(`\ufeff${svg}`), 415],
  ['packed SVG', async () => gzipSync(svg), 415],
  ['HTML', text(html), 415],
  ['a script', text('<?php system($_GET["c"]); ?>'), 415],
  ['a shell script', text('#!/bin/sh\nrm -rf /'), 415],
  ['a program', starting('\x7fELF\x02\x01\x01', noise(500)), 415],
  ['a Windows program', starting('MZ\x90\x00', noise(500)), 415],
  ['an archive', starting('PK\x03\x04', noise(500)), 415],
  ['GIF', () => photo().gif().toBuffer(), 415],
  ['GIF that is a script too', text('GIF89a/*<svg/onload=alert(1)>*/=1;'), 415],
  ['TIFF', () => photo().tiff().toBuffer(), 415],
  ['AVIF', () => photo().avif({ effort: 0 }).toBuffer(), 415],
  ['BMP', starting('BM', noise(500)), 415],
  ['an icon', starting('\x00\x00\x01\x00', noise(100)), 415],
  ['PDF as a picture', text('%PDF-1.7\n%%EOF'), 415],
  ['PostScript', text('%!PS-Adobe-3.0 EPSF-3.0'), 415],
  ['an ImageMagick script', text('push graphic-context\nfill "url(https://127.0.0.1/x)"'), 415],
  ['a sound in the container of WebP', starting('RIFF\x24\x00\x00\x00WAVEfmt ', noise(40)), 415],
  ['NUL bytes', async () => Buffer.alloc(2000), 415],
  ['a picture behind one byte', async () => Buffer.concat([Buffer.from('x'), await jpeg()]), 415],
  ['HTML that begins as JPEG', starting('\xff\xd8\xff\xe0', html), 422],
  ['SVG that begins as JPEG', starting('\xff\xd8\xff', svg), 422],
  ['HTML that begins as PNG', starting(pngSignature, html), 422],
  ['HTML that begins as WebP', starting('RIFF\x40\x00\x00\x00WEBP', html), 422],
  ['the signature of JPEG alone', starting('\xff\xd8\xff', ''), 422],
  ['the signature of PNG alone', starting(pngSignature, ''), 422],
  ['the signature of WebP alone', starting('RIFF\x04\x00\x00\x00WEBP', ''), 422],
  ['half a JPEG', async () => (await photo(900, 700).jpeg().toBuffer()).subarray(0, 2000), 422],
  ['half a PNG', async () => half(await photo(900, 700).png({ compressionLevel: 0 }).toBuffer()), 422],
  ['half a WebP', async () => half(await noisy(300, 300).webp().toBuffer()), 422],
  ['a PNG without picture data', async () => pngHeader(0, 10), 422],
  ['a PNG of 196 million pixels', async () => pngHeader(14_000, 14_000), 422],
  ['a PNG of four thousand million pixels', async () => pngHeader(65_535, 65_535), 422],
  ['a PNG of as many pixels as can be said', async () => pngHeader(2_147_483_647, 2_147_483_647), 422],
  ['a PNG just above the limit', async () => pngHeader(8001, 5000), 422],
  [
    'a real picture of 41 million pixels',
    () => photo(8200, 5000).png({ compressionLevel: 9 }).toBuffer(),
    422,
  ],
  ['one byte too many', async () => noise(maxUploadBytes + 1), 413],
  ['a JPEG with one byte too many', async () => padded(await jpeg(), maxUploadBytes + 1), 413],
  ['20 MiB', async () => noise(20 * 1024 * 1024), 413],
];

test.each(refused)('%s is refused with a remedy and stores nothing', async (_, make, status) => {
  const before = await files();
  const bytes = await make();
  const refusal = await sendForm(server, token, formOf({ bytes }));
  expect({ status: refusal.statusCode, body: refusal.json() }).toMatchObject({
    status,
    body: {
      success: false,
      error: { fields: { file: expect.stringMatching(/\w\.$/) } },
      message: expect.stringMatching(/\w\.$/),
    },
  });
  expect(await files()).toEqual(before);
});

async function accepted(part: Part, path?: string): Promise<Upload> {
  const made = await sendForm(server, token, formOf(part), { path });
  expect([made.statusCode, made.json().message]).toEqual([201, undefined]);
  return answer(upload).parse(made.json()).result;
}

const storedPicture = async (name: string): Promise<Buffer> =>
  (await server.call(`/storage/${name}`)).rawPayload;

describe('an accepted image', () => {
  test.each<[string, Make]>([
    ['JPEG', jpeg],
    ['PNG', png],
    ['WebP', webp],
    ['PNG with transparency', () => photo().ensureAlpha(0.5).png().toBuffer()],
    ['grey JPEG', () => photo().greyscale().jpeg().toBuffer()],
    ['CMYK JPEG', () => photo().toColourspace('cmyk').jpeg().toBuffer()],
    ['progressive JPEG', () => photo().jpeg({ progressive: true }).toBuffer()],
    ['16-bit PNG', () => photo().toColourspace('rgb16').png().toBuffer()],
    ['a picture of one pixel', () => photo(1, 1).png().toBuffer()],
    ['exactly 10 MiB', async () => padded(await jpeg(), maxUploadBytes)],
  ])('of type %s becomes WebP in sRGB, with a thumbnail', async (_, make) => {
    const { file_name } = await accepted({ bytes: await make() });
    expect(file_name).toMatch(/^[\w-]{22}\.webp$/);
    expect(await sharp(await storedPicture(file_name)).metadata()).toMatchObject({
      format: 'webp',
      space: 'srgb',
    });
    expect(await sharp(await storedPicture(thumbnailName(file_name))).metadata()).toMatchObject({
      format: 'webp',
    });
  });

  test('is scaled down if it is large, and so is its thumbnail', async () => {
    const stored = await accepted({ bytes: await photo(4000, 1000).jpeg().toBuffer() });
    expect(stored).toMatchObject({ width: 2400, height: 600 });
    const thumbnail = await sharp(await storedPicture(thumbnailName(stored.file_name))).metadata();
    expect([thumbnail.width, thumbnail.height]).toEqual([480, 120]);
  });

  test('is turned upright, and loses place and camera', async () => {
    const exif = {
      IFD0: { Make: 'Secret camera' },
      IFD3: { GPSLatitude: '56/1 57/1 0/1', GPSLatitudeRef: 'N' },
    };
    const bytes = await photo(60, 40).jpeg().withExif(exif).withMetadata({ orientation: 6, exif }).toBuffer();
    expect(bytes.includes('Secret camera')).toBe(true);
    const stored = await accepted({ bytes });
    expect(stored).toMatchObject({ width: 40, height: 60 });
    for (const name of [stored.file_name, thumbnailName(stored.file_name)]) {
      const { exif: left, xmp, icc, orientation } = await sharp(await storedPicture(name)).metadata();
      expect([left, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    }
  });

  test('that is an animation keeps its first frame', async () => {
    const frames = Buffer.concat([Buffer.alloc(30 * 20 * 3, 250), Buffer.alloc(30 * 20 * 3, 5)]);
    const bytes = await sharp(frames, { raw: { width: 30, height: 40, channels: 3, pageHeight: 20 } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(2);
    const stored = await accepted({ bytes });
    expect(stored).toMatchObject({ width: 30, height: 20 });
    const { pages = 1 } = await sharp(await storedPicture(stored.file_name)).metadata();
    expect(pages).toBe(1);
  });

  test.each<[string, (bytes: Buffer) => Buffer]>([
    ['HTML after its end', (bytes) => Buffer.concat([bytes, Buffer.from(html)])],
    ['an archive after its end', (bytes) => Buffer.concat([bytes, Buffer.from('PK\x03\x04 secret.txt')])],
    [
      'a script in its comment',
      (bytes) =>
        Buffer.concat([
          bytes.subarray(0, 2),
          Buffer.from([0xff, 0xfe, 0, html.length + 2]),
          Buffer.from(html),
          bytes.subarray(2),
        ]),
    ],
  ])('with %s loses it', async (_, poison) => {
    const stored = await storedPicture((await accepted({ bytes: poison(await jpeg()) })).file_name);
    expect(stored.includes('script')).toBe(false);
    expect(stored.includes('PK')).toBe(false);
  });

  test.each([
    ['../../../etc/passwd.jpg', 'passwd.jpg'],
    ['..\\\\..\\\\windows\\\\system.ini', 'system.ini'],
    ['/etc/cron.d/job', 'job'],
    ['a\u0000b.jpg', 'ab.jpg'],
    ['gpj.\u202eexe.jpg', 'gpj.exe.jpg'],
    [`${'x'.repeat(300)}.jpg`, `${'x'.repeat(116)}.jpg`],
    ['..', 'file'],
    ['', 'file'],
    ['вид на море.jpg', 'вид на море.jpg'],
    ['Cafe\u0301.jpg', 'Caf\u00e9.jpg'],
    ['\u2067\u05d7\u05d5\u05e3\u2069.png', '\u05d7\u05d5\u05e3.png'],
    ['page.html', 'page.html'],
    ['CON', 'CON'],
  ])('a file called %j names nothing on the server', async (name, original_name) => {
    const stored = await accepted({ bytes: await png(), name, type: 'text/html' });
    expect(stored).toMatchObject({ original_name, media_type: 'image/webp' });
    expect(await files()).toContain(stored.file_name);
  });
});
