import { defaultLocale, isLocale } from '../../../../../locales/locale.ts'
import { isEqual } from '../../../../../schemas/core/is-equal.ts'
import type { Path } from '../../../../../schemas/core/problem.ts'
import type { Change } from '../../../../../schemas/draft/change.ts'
import { typedField } from './typed-field.ts'
import type { Step } from './undo-step.ts'

/** Words that are typed in one field and language are one step, until nothing is typed for so many milliseconds. */
const pauseMs = 3000

/** The last typed change: `changes` is the step that takes it back. */
type Typed = { name: string; field: Path; changes: readonly Change[]; at: number }

/** True for Russian words that others of the same text stand in for: they are typed along with these (decision 18). */
const followsOther = ({ path, value }: Change, done: readonly Change[]) =>
  path.at(-1) === defaultLocale &&
  done.some(
    (other) =>
      isLocale(other.path.at(-1)) &&
      other.path.at(-1) !== defaultLocale &&
      isEqual(other.path.slice(0, -1), path.slice(0, -1)) &&
      isEqual(other.value, value),
  )

/**
 * Joins typed letters into one step of undo. The returned function gets each change with its name, its inverses and the last step, and
 * returns whether the change goes on typing in the field of that step.
 */
export function followTyping() {
  let typed: Typed | undefined
  return (name: string, done: readonly Change[], inverses: readonly Change[], last: Step | undefined) => {
    const [change, ...others] = done.filter((one) => !followsOther(one, done))
    const inverse = inverses.find(({ path }) => isEqual(path, change?.path)) ?? inverses[0]
    const field = change && inverse && others.length === 0 ? typedField(change, inverse) : undefined
    const at = Date.now()
    const isSame =
      typed !== undefined &&
      typed.name === name &&
      isEqual(field, typed.field) &&
      at - typed.at < pauseMs &&
      last?.changes === typed.changes
    typed = field && { name, field, changes: isSame && typed ? typed.changes : inverses, at }
    return isSame
  }
}
