/** Request header in which the server passes the language of the address; a value sent by the client is replaced. */
export const localeHeader = 'x-shipa-locale'
