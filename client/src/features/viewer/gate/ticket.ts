const TICKET = /^#ticket=(.+)$/;

/** The ticket of a message's address, behind `#`; null where there is none. One that a mail program broke is answered as it stands, and refused like any other. */
export function readTicket(): string | null {
  const found = TICKET.exec(window.location.hash)?.[1];
  if (!found) return null;
  try {
    return decodeURIComponent(found);
  } catch {
    return found;
  }
}

/** Takes the ticket out of the address, so that it is neither copied nor kept with it. */
export function dropTicket(): void {
  if (!TICKET.test(window.location.hash)) return;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}
