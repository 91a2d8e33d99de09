import { isWebAddress, openableAddress } from './webAddress';

// Node and browsers have it; the language's own types do not.
declare const URL: new (text: string) => { readonly host: string; readonly hostname: string; readonly href: string };

/** A name that ends like a document is no address; none of these is a top-level domain. */
const DOCUMENT = /^[^/]+\.(?:pdf|docx?|xlsx?|pptx?)$/i;
const NOT_ASCII = /[^\p{ASCII}]/u;
/** What a text has that is not seen, or turns the order of what is seen. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** What may stand around an address within a sentence. */
const AROUND = /^[("'“‘«<[]+|[)"'”’»>\],.;:!?]+$/g;

/** How a web link is shown: never as an address that leads elsewhere than it reads. */
export interface ShownLink {
  text: string;
  /** Where it leads, where that is not as typed or not as its name reads: a host in ASCII, with its port. */
  leadsTo: string | null;
}

/**
 * The address with its host in ASCII, as browsers connect to it (UTS #46, RFC 3492); as typed where that is ASCII. A user name
 * before the host, which reads like a host itself, is left out.
 */
export function asciiAddress(address: string): string {
  const opened = urlOf(address);
  if (!opened) return escaped(address);
  if (isWebAddress(address) && !NOT_ASCII.test(hostOf(address))) return address.replaceAll(UNSEEN, escaped);
  const scheme = /^https?:\/\//i.exec(address)?.[0] ?? '';
  const port = /^(?:https?:\/\/)?[^/?#]*?(:\d+)(?=[/?#]|$)/i.exec(address)?.[1] ?? '';
  const rest = /^(?:https?:\/\/)?[^/?#]*(.*)$/is.exec(address)?.[1] ?? '';
  return `${scheme}${opened.hostname}${port}${rest.replaceAll(UNSEEN, escaped)}`;
}

/** How a web link of that name and address is shown. A name stands as it is unless it is an address, and another one than is opened. */
export function shownLink({ name, url }: { name: string; url: string }): ShownLink {
  const address = asciiAddress(url);
  const host = urlOf(url)?.host ?? null;
  const text = name.replaceAll(UNSEEN, '').trim();
  if (text === '' || name === url) return { text: address, leadsTo: address === url ? null : host };
  if (readsAsAddress(text)) {
    const same = urlOf(text)?.href === urlOf(url)?.href;
    return { text: same ? asciiAddress(text) : address, leadsTo: same && asciiAddress(text) === text ? null : host };
  }
  const misread = text.split(/\s+/).some((part) => {
    const word = part.replaceAll(AROUND, '');
    return readsAsAddress(word) && urlOf(word)?.host !== host;
  });
  return { text: name, leadsTo: misread || NOT_ASCII.test(hostOf(url)) ? host : null };
}

function readsAsAddress(text: string): boolean {
  return (isWebAddress(text) && !DOCUMENT.test(text)) || /^[a-z][a-z\d+.-]*:\/\//i.test(text);
}

function urlOf(address: string): InstanceType<typeof URL> | null {
  try {
    return new URL(openableAddress(address));
  } catch {
    return null;
  }
}

/** Host and port as typed. */
function hostOf(address: string): string {
  return /^(?:https?:\/\/)?([^/?#]*)/i.exec(address)?.[1] ?? '';
}

function escaped(text: string): string {
  return encodeURI(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}
