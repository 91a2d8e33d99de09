import { limits } from '@stemma/shared/limits';
import { keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import { chartImage, saveChartImage } from '../../../files/images';
import { route } from '../../route';

const bodyMax = limits.chartImageBytesMax + 1024 * 1024;

/** files/… (SPEC §7.6): pictures that stand on charts. */
export const chartImageRoutes = [
  route({
    method: 'post',
    path: 'files/uploadChartImage',
    who: 'signedIn',
    summary: 'Upload a picture for a chart',
    description: `fileKey is the picture's key, entityId the chart or entity that it belongs to (the one of key fileKey, where it is missing). PNG, JPEG, WebP, GIF, BMP and AVIF up to ${limits.chartImagePixelsMax / 1_000_000} megapixels; kept drawn anew, at most ${limits.chartImageSideMax} pixels on a side. There is no GraphQL field for it.`,
    rawBody: 'form',
    bodyMax,
    body: z.object({ fileKey: keyText, entityId: keyText.nullish() }),
    answer: z.object({ key: z.string(), fullPath: z.string(), width: z.number().int(), height: z.number().int() }),
    run: (context, { body, file }) =>
      saveChartImage(context, { key: body.fileKey, entityKey: body.entityId, bytes: file?.bytes }),
  }),
  route({
    method: 'post',
    path: 'files/getChartImage',
    who: 'signedIn',
    summary: 'A picture of a chart',
    description: 'fullPath is what uploadChartImage answered. Who may read the chart or entity may read its pictures.',
    rawBody: 'form',
    body: z.object({ fullPath: z.string().max(1000) }),
    download: 'image/png',
    answer: z.string().describe('The picture.'),
    run: (context, { body }) => chartImage(context, body.fullPath),
  }),
];
