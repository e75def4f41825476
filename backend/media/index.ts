// The exports of this subject for other subjects.
export { addMedia } from './add-media.ts'
