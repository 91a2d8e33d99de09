import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { uploadMessages } from '@stemma/shared/messages/uploads';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';
import { Refusal } from '../work/refusal';

/** A picture drawn anew: of what was sent, only the colours of its points are left. */
export interface DrawnPicture {
  bytes: Uint8Array;
  contentType: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
}

/** What a picture may come as, and what it is kept as. */
const STORED_AS: Readonly<Record<string, DrawnPicture['contentType']>> = {
  'image/png': 'image/png',
  'image/apng': 'image/png',
  'image/jpeg': 'image/jpeg',
  'image/webp': 'image/webp',
  'image/gif': 'image/png',
  'image/bmp': 'image/png',
  'image/avif': 'image/png',
};
const JPEG_QUALITY = 88;

/**
 * Unpacks a picture, makes it smaller where a side is longer than is kept, and packs it anew.
 * @throws Refusal for what is no picture of these kinds (SVG is none), or has more points than are unpacked
 */
export async function redrawPicture({
  bytes,
  sideMax = limits.chartImageSideMax,
}: {
  bytes: Uint8Array;
  sideMax?: number;
}): Promise<DrawnPicture> {
  const { notAPicture, pictureTooLarge } = messages.files;
  const recognised = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const contentType = recognised && STORED_AS[recognised.mime];
  if (!contentType) throw new Refusal(notAPicture);
  if (isCutOff(recognised.mime, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
    throw new Refusal(uploadMessages['image parsing']);
  const stated = statedSize(bytes);
  if (!stated) throw new Refusal(notAPicture);
  if (stated.width * stated.height > limits.chartImagePixelsMax) throw new Refusal(pictureTooLarge, true);
  const image = await loadImage(Buffer.from(bytes)).catch(() => undefined);
  if (!image || image.width < 1 || image.height < 1) throw new Refusal(notAPicture);
  const scale = Math.min(1, sideMax / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(image, 0, 0, width, height);
  const packed =
    contentType === 'image/png'
      ? canvas.toBuffer('image/png')
      : contentType === 'image/jpeg'
        ? canvas.toBuffer('image/jpeg', JPEG_QUALITY)
        : canvas.toBuffer('image/webp', JPEG_QUALITY);
  return { bytes: new Uint8Array(packed), contentType, width, height };
}

/** The size that a picture states, before it is unpacked. */
function statedSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
}

const ENDS: Readonly<Record<string, Buffer>> = {
  'image/png': Buffer.from('IEND'),
  'image/apng': Buffer.from('IEND'),
  'image/jpeg': Buffer.from([0xff, 0xd9]),
  'image/gif': Buffer.from([0x3b]),
};

/** Whether the end of a picture is missing, which would be drawn as an empty part: what PNG, JPEG and GIF end with, or the length that WebP and BMP state. */
function isCutOff(mime: string, bytes: Buffer): boolean {
  const end = ENDS[mime];
  // Cameras write more after a picture's end.
  if (end) return !bytes.includes(end);
  if (mime === 'image/webp') return bytes.readUInt32LE(4) + 8 > bytes.length;
  return mime === 'image/bmp' && bytes.readUInt32LE(2) > bytes.length;
}
