export { addChats, type ChatCount } from './openings.ts'
