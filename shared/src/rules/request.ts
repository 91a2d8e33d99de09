import { z } from 'zod';
import { limits } from '../limits';
import { messages } from '../messages';
import { keyText, nameText, plainText } from './basic';
import { addressList } from './emails';

/** What a document is asked for by. */
const documentName = nameText.pipe(
  z.string().max(limits.requestFileNameMax, messages.tooLong(limits.requestFileNameMax)),
);

/** A request for documents by mail (SPEC §1, §3.3): at least one address, and a document's name or a message. */
export const requestShape = z
  .object({
    /** Makes sending it again the same request. */
    key: keyText.nullish(),
    entityKey: keyText.nullish(),
    addresses: addressList,
    /** A subject of the sender's own in place of the organization's; like `message`, for addresses that may get such (`requestWording.ts`). */
    title: plainText(limits.nameMax).nullish(),
    fileNames: z.array(documentName).max(limits.requestFilesMax).nullish(),
    message: plainText().nullish(),
  })
  .refine(({ fileNames, message }) => Boolean(fileNames?.length || message?.trim()), {
    path: ['fileNames'],
    error: messages.nothingRequested,
  });

/** Documents that are often asked for, as the form suggests them. */
export const SUGGESTED_DOCUMENTS = [
  'Passport',
  'Proof of address',
  'Certificate of incorporation',
  'Register of members',
  'Register of directors',
  'Articles of association',
  'Trust deed',
  'Source of wealth statement',
  'Bank statement',
  'Tax certificate',
] as const;
