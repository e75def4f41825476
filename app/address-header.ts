/** Request header in which the server passes the page's address, with its query; a value sent by the client is replaced. */
export const addressHeader = 'x-shipa-address'
