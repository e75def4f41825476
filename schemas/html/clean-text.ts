// Control characters except white space, marks of text direction, and the byte order mark.
const unwanted = /[\p{Cc}--[\t\n\f\r]]|[\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gv

/** A text from outside without control characters and broken surrogates; line separators become line feeds. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwanted, '')
    .replace(/[\u2028\u2029]/g, '\n')
