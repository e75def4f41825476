// The exports of this subject for other subjects.
export { refreshDictionary } from './refresh-dictionary.ts'
export { refreshEntries } from './refresh-entries.ts'
export { serveDictionary } from './serve-dictionary.ts'
