// Control characters except white space, bidirectional formatting characters, and the byte order mark.
const unwanted = /(?![\t\n\f\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu

/** External text without control characters and unpaired surrogates; line separators become line feeds. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwanted, '')
    .replace(/[\u2028\u2029]/g, '\n')
