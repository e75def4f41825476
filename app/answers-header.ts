/** Request header that identifies the API answers which the server already fetched when it checked access. */
export const answersHeader = 'x-shipa-answers'
