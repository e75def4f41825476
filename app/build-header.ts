/** Request header by which the server tells the application which build it is; it replaces whatever came in it. */
export const buildHeader = 'x-shipa-build'
