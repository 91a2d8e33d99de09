import { keyText, nameText, plainText } from '@stemma/shared/rules/basic';
import { emailLines } from '@stemma/shared/rules/emails';
import { z } from 'zod';
import { sendInfo } from '../../mail/service';
import { route } from '../route';

/** admin/mail/info (SPEC §7.7). */
export const mailRoutes = [
  route({
    method: 'post',
    path: 'admin/mail/info',
    who: 'administrator',
    summary: 'Send a message by mail',
    description:
      'To each address by itself; `to` has one per line. Sent again under its `key`, it sends nothing. Answers with the addresses.',
    body: z.object({ to: emailLines, title: nameText, text: plainText(), key: keyText.nullish() }),
    answer: z.object({ addresses: z.array(z.string()) }),
    run: async (context, { body: { to, ...message } }) => ({
      addresses: await sendInfo(context, { ...message, addresses: to }),
    }),
  }),
];
