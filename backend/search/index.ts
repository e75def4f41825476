// What other subjects use of this one.
export { refreshDictionary } from './refresh-dictionary.ts'
export { refreshEntries } from './refresh-entries.ts'
export { serveDictionary } from './serve-dictionary.ts'
