// What other subjects use of this one.
export { waitingPages } from './waiting-pages.ts'
