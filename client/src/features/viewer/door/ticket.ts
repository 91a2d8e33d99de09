const TICKET = /^#ticket=(.+)$/;

/** The ticket of a message's address, behind `#`; null where there is none. */
export function readTicket(): string | null {
  const found = TICKET.exec(window.location.hash)?.[1];
  return found ? decodeURIComponent(found) : null;
}

/** Takes the ticket out of the address, so that it is neither copied nor kept with it. */
export function dropTicket(): void {
  if (!TICKET.test(window.location.hash)) return;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}
