/**
 * What stands behind “and” in the name of one firm, as the source of a pattern: “Co. KG” with all that follows it, “Partners” and “Sons” with no
 * more than a legal form. No party is called so by itself.
 */
export const FIRM_TAIL = String.raw`(?:(?:[Cc]o|CO|[Cc]ie|CIE|[Cc]ía|[Cc]ia|[Cc]omp|[Cc]ompany|[Cc]ompagnie)(?:[.,\s]|$)|(?:[Pp]artners?|[Aa]ssociates|[Aa]ssociés|[Ss]ons?|[Bb]rothers|[Bb]ros\.?|[Dd]aughters?|[Ss]öhne|[Ss]ohn|[Tt]öchter|[Ff]ils|[Ff]rères|[Ff]igli|[Ff]ratelli|[Hh]ijos|[Hh]ermanos|[Zz]onen|[Zz]oon|[Ss]öner|[Ss]ønner|[Nn]achfolger)(?:\s+[\p{L}.()]{1,8}){0,2}\s*(?:[,;]|$))`;
