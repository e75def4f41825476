/** Request header in which the server passes the name of its build; a value sent by the client is replaced. */
export const buildHeader = 'x-shipa-build'
