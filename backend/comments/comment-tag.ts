import { tags } from '../../schemas/tags.ts'

type Commented = 'news' | 'material' | 'review'

/** The tag of what a comment is below. */
export const commentTag = (type: Commented, code: string): string => tags.comments(`${type}/${code}`)
