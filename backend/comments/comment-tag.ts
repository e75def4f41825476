import { tags } from '../../schemas/tags.ts'

type Commented = 'news' | 'material' | 'review'

/** The tag of the commented article. */
export const commentTag = (type: Commented, code: string): string => tags.comments(`${type}/${code}`)
