import type { Place } from '../letter';
import { escapeHtml } from '../letter';

/** A part of a message: a paragraph as typed, or a list of lines. */
export type Part = { paragraph: string } | { list: readonly string[] };

/** The parts as plain text. */
export function asText(parts: readonly Part[], place: Place): string {
  const said = parts.map((part) =>
    'list' in part ? part.list.map((item) => `- ${item}`).join('\n') : part.paragraph.trim(),
  );
  return `${[...said.filter(Boolean), `-- \n${footer(place)}`].join('\n\n')}\n`;
}

const BODY = 'margin:0;padding:24px;background:#f5f6f8;font:15px/1.5 system-ui,-apple-system,Segoe UI,Arial,sans-serif';
const CARD = 'max-width:560px;margin:0 auto;padding:28px 32px;background:#ffffff;color:#1c2430;border-radius:10px';
const SMALL = 'margin:24px 0 0;padding-top:16px;border-top:1px solid #e3e6eb;color:#5b6573;font-size:13px';

/** The parts as an HTML page of its own; every value escaped, nothing loaded from anywhere. */
export function asHtml(title: string, parts: readonly Part[], place: Place): string {
  const said = parts.map((part) => {
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

function footer({ publicUrl }: Place): string {
  return publicUrl ? `Sent with Stemma. ${publicUrl}` : 'Sent with Stemma.';
}
