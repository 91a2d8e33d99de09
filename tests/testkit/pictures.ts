import { createCanvas } from '@napi-rs/canvas';
import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/** A PNG with stripes of any colours. */
export function png(width = 200, height = 100): Buffer {
  return stripes(width, height).toBuffer('image/png');
}

/** A JPEG with stripes of any colours. */
export function jpeg(width = 200, height = 100): Buffer {
  return stripes(width, height).toBuffer('image/jpeg');
}

function stripes(width: number, height: number) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  for (let x = 0; x < width; x += 4) {
    context.fillStyle = `#${randomBytes(3).toString('hex')}`;
    context.fillRect(x, 0, 4, height);
  }
  return canvas;
}

/** A PNG that says to be 50,000 by 50,000 points, packed to few bytes. */
export function hugePng(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    return Buffer.concat([size, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(50_000, 0);
  header.writeUInt32BE(50_000, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
