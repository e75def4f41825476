import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { Icon } from '../icon/icon.tsx'
import { ChoiceInput, type ChoiceProps } from './choice-input.tsx'

type Props = ChoiceProps & {
  /** True if only some of the options that it stands for are checked. */
  indeterminate?: boolean
}

const mark =
  'pointer-events-none absolute inset-0 m-auto size-4 stroke-3 opacity-0 transition-opacity forced-colors:hidden'

/** A checkbox. For a setting that takes effect at once use `Switch`. */
export function Checkbox({ indeterminate = false, ref, ...rest }: Props) {
  return (
    <ChoiceInput
      {...rest}
      type="checkbox"
      ref={(element) => {
        // HTML has no attribute for it.
        if (element) element.indeterminate = indeterminate
        if (typeof ref === 'function') return ref(element)
        if (ref) ref.current = element
      }}
      className="size-5 rounded-small bg-paper checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent"
      mark={
        indeterminate ? (
          <Icon of={Minus} className={`${mark} peer-indeterminate:opacity-100`} />
        ) : (
          <Icon of={Check} className={`${mark} peer-checked:opacity-100`} />
        )
      }
    />
  )
}
