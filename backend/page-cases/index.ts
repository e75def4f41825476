// The exports of this subject for other subjects.
export { waitingPages } from './waiting-pages.ts'
