import Search from 'lucide-react/icons/search'
import type { ComponentProps } from 'react'
import { Spinner } from '../button/spinner.tsx'
import { Icon } from '../icon/icon.tsx'
import { useControl } from './field-context.ts'

const kinds = {
  text: { type: 'text' },
  email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  date: { type: 'date' },
  search: { type: 'search', enterKeyHint: 'search', autoComplete: 'off' },
  password: { type: 'password', autoCapitalize: 'none', spellCheck: false },
} as const satisfies Record<string, ComponentProps<'input'>>

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  /** The kind of text: sets keyboard and autofill. For numbers use `NumberInput`. */
  kind?: keyof typeof kinds
  /** The value is being checked. */
  loading?: boolean
}

/** A line of text in the browser's own `<input>`, with all its attributes and `ref`. Put it into a `Field`. */
export function Input({ kind = 'text', loading = false, className = '', ...rest }: Props) {
  const input = (
    <input
      {...kinds[kind]}
      {...rest}
      {...useControl(rest)}
      aria-busy={loading || undefined}
      className={`field ${kind === 'search' ? 'pl-11' : ''} ${loading ? 'pr-11' : ''} ${className}`}
    />
  )
  if (kind !== 'search' && !loading) return input
  return (
    <div className="relative">
      {kind === 'search' && (
        <Icon of={Search} className="absolute inset-y-0 left-3.5 my-auto text-ink-faint" />
      )}
      {input}
      {loading && (
        <span className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center text-ink-soft">
          <Spinner />
        </span>
      )}
    </div>
  )
}
