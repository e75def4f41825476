import type { Value } from '../../kit/area/area.ts'
import { textsOf } from './texts-of.ts'

/** The fields of a table that a stored doctor is. */
export function doctorTable({
  lastName,
  name,
  middleName,
  post,
  languages,
  ...others
}: Value): Record<string, unknown> {
  return {
    ...others,
    lastName: textsOf(lastName).ru,
    name: textsOf(name).ru,
    middleName: textsOf(middleName).ru,
    post: textsOf(post).ru,
    // A cell without languages says nothing of them.
    ...(Array.isArray(languages) && languages.length > 0 && { languages }),
  }
}
