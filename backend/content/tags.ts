export { tags } from '../../schemas/tags.ts'
