import type { MailPlace } from '../letter';
import { escapeHtml } from '../letter';

/** A part of a message: a paragraph as typed, a list of lines, or an address to go to. */
export type MailPart = { paragraph: string } | { list: readonly string[] } | { link: { text: string; url: string } };

/** The parts as plain text. */
export function asText(parts: readonly MailPart[], place: MailPlace): string {
  const said = parts.map((part) => {
    if ('list' in part) return part.list.map((item) => `- ${item}`).join('\n');
    return 'link' in part ? `${part.link.text}:\n${part.link.url}` : part.paragraph.trim();
  });
  return `${[...said.filter(Boolean), `-- \n${footer(place)}`].join('\n\n')}\n`;
}

/** A way to a page of Stemma's, by its path. Without a public address there is nothing to click: it is told from where Stemma is reached. */
export function addressOf(text: string, path: string, { publicUrl }: MailPlace): MailPart {
  if (!publicUrl) return { paragraph: `Open this address where you reach Stemma: ${path}` };
  return { link: { text, url: `${publicUrl.replace(/\/+$/, '')}${path}` } };
}

const BODY = 'margin:0;padding:24px;background:#f5f6f8;font:15px/1.5 system-ui,-apple-system,Segoe UI,Arial,sans-serif';
const CARD = 'max-width:560px;margin:0 auto;padding:28px 32px;background:#ffffff;color:#1c2430;border-radius:10px';
const BUTTON =
  'display:inline-block;padding:10px 18px;border-radius:8px;background:#006D75;color:#ffffff;text-decoration:none';
const SMALL = 'margin:24px 0 0;padding-top:16px;border-top:1px solid #e3e6eb;color:#5b6573;font-size:13px';

/** The parts as an HTML page of its own; every value escaped, nothing loaded from anywhere. */
export function asHtml(title: string, parts: readonly MailPart[], place: MailPlace): string {
  const said = parts.map((part) => {
    if ('link' in part) return linkHtml(part.link);
    if (!('list' in part)) {
      const text = escapeHtml(part.paragraph.trim()).replace(/\r\n|\r|\n/g, '<br>');
      return text && `<p style="margin:0 0 16px"><span dir="auto">${text}</span></p>`;
    }
    const items = part.list.map((item) => `<li style="margin:0 0 4px"><bdi>${escapeHtml(item)}</bdi></li>`);
    return `<ul style="margin:0 0 16px;padding-left:20px">${items.join('')}</ul>`;
  });
  const { publicUrl } = place;
  const link = publicUrl
    ? ` <a href="${escapeHtml(publicUrl)}" style="color:#006D75">${escapeHtml(publicUrl)}</a>`
    : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="${BODY}"><div style="${CARD}">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3"><bdi>${escapeHtml(title)}</bdi></h1>
${said.filter(Boolean).join('\n')}
<p style="${SMALL}">Sent with Stemma.${link}</p>
</div></body></html>
`;
}

function linkHtml({ text, url }: { text: string; url: string }): string {
  const address = escapeHtml(url);
  return `<p style="margin:0 0 8px"><a href="${address}" style="${BUTTON}">${escapeHtml(text)}</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all"><a href="${address}" style="color:#006D75">${address}</a></p>`;
}

function footer({ publicUrl }: MailPlace): string {
  return publicUrl ? `Sent with Stemma. ${publicUrl}` : 'Sent with Stemma.';
}
