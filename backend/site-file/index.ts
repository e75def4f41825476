// The exports of this subject for other subjects.
export { siteArchive } from './site-archive.ts'
