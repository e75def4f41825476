/** Under this header the server tells the application where the answers are that the guard of the request was given. */
export const answersHeader = 'x-shipa-answers'
