import { Spinner } from '../button/spinner.tsx'
import { ChoiceInput, type ChoiceProps } from './choice-input.tsx'

type Props = ChoiceProps & {
  /** The change is being saved. */
  loading?: boolean
}

/** A setting that takes effect at once. In a form that is submitted, use a `Checkbox`. */
export function Switch({ loading = false, ...rest }: Props) {
  return (
    <ChoiceInput
      {...rest}
      type="checkbox"
      role="switch"
      trailing
      aria-busy={loading || undefined}
      className="relative h-6 w-10 rounded-full border-transparent bg-line-strong before:absolute before:inset-y-0.5 before:left-0.5 before:w-[1.125rem] before:rounded-full before:bg-paper before:transition-transform before:duration-150 checked:bg-accent checked:before:translate-x-4 checked:before:bg-on-accent forced-colors:before:hidden"
      mark={
        loading && (
          <span className="absolute inset-y-0 right-full mr-2 flex items-center text-ink-soft">
            <Spinner />
          </span>
        )
      }
    />
  )
}
