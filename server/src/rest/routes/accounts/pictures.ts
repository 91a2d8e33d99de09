import { limits } from '@stemma/shared/limits';
import { z } from 'zod';
import { dropOwnPicture, saveOwnPicture, userPicture } from '../../../users/pictures/service';
import { route } from '../../route';

/** users/picture…: pictures of users, beyond SPEC §7. */
export const userPictureRoutes = [
  route({
    method: 'post',
    path: 'users/picture',
    who: 'signedIn',
    summary: "Put the caller's picture",
    description: `In place of the one before. PNG, JPEG, WebP, GIF, BMP and AVIF; kept drawn anew, at most ${limits.userPictureSideMax} pixels on a side. Answers its path below /api/. There is no GraphQL field for it.`,
    rawBody: 'form',
    bodyMax: limits.chartImageBytesMax + 1024 * 1024,
    body: z.object({}),
    answer: z.object({ image: z.string() }),
    run: (context, { file }) => saveOwnPicture(context, file?.bytes),
  }),
  route({
    method: 'delete',
    path: 'users/picture',
    who: 'signedIn',
    summary: "Take the caller's picture away",
    description: 'There is no GraphQL field for it.',
    answer: z.null(),
    run: async (context) => {
      await dropOwnPicture(context);
      return null;
    },
  }),
  route({
    method: 'get',
    path: 'users/picture/{id}',
    who: 'signedIn',
    summary: "A user's picture",
    description:
      'By the path that stands in the user. For users of his organization and administrators; 404 for everyone else. There is no GraphQL field for it.',
    params: z.object({ id: z.string().max(200) }),
    download: 'image/png',
    answer: z.string().describe('The picture.'),
    run: (context, { params: { id } }) => userPicture(context, id),
  }),
];
