/** Country whose currency prices have in a list of all cities. */
export const homeCountry = 'KZ'
