/** What stands in titles between a list and whose it is. */
export const TITLE_OF = String.raw`of the|of|in|for|der|des|von|an der|an|de la|de|du|van|di|della|da|do|af|för`;
/** “Register of”: what lists are called, whatever they are of. */
export const TITLE_LIST = String.raw`(?:register|registre|registro|list|ledger|liste|verzeichnis|übersicht|aufstellung|tabelle|overview|table|tableau|summary|statement|lista|tabla|cuadro|elenco|tabella|quadro|lijst|overzicht|spis|wykaz)(?:\s+(?:${TITLE_OF}))?`;
