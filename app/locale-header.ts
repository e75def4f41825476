/** Request header by which the server tells the application the language of the address; it replaces whatever came in it. */
export const localeHeader = 'x-shipa-locale'
