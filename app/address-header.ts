/** Request header by which the server tells the application its address with the query; it replaces whatever came in it. */
export const addressHeader = 'x-shipa-address'
