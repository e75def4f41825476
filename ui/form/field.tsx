import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import { FieldProvider } from './field-context.ts'
import { RequiredMark } from './required-mark.tsx'

type Props = {
  label?: ReactNode
  /** Help for filling it in. */
  hint?: ReactNode
  /** The fault and how to correct it. Makes the control invalid. */
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  /** For several controls inside (checkboxes, radio buttons, files), which the label names as a group. */
  group?: boolean
  /** Id of the control, for links from a list of errors. */
  id?: string
  /** The place of its value in the edited value, for finding the field (`data-place`). */
  place?: string
  className?: string
  children: ReactNode
}

/**
 * A label, a hint and an error around a control. Controls of `ui` inside receive id, description, required, disabled
 * and invalid from the context; the server-rendered markup is already complete.
 */
export function Field({
  label,
  hint,
  error,
  required = false,
  disabled = false,
  group = false,
  className = '',
  place,
  children,
  ...own
}: Props) {
  const generated = useId()
  const id = own.id ?? generated
  const labelId = label ? `${id}-label` : undefined
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  const caption = (
    <>
      {label}
      {required && <RequiredMark />}
    </>
  )
  return (
    <div className={`min-w-0 ${className}`} data-place={place}>
      {label &&
        (group ? (
          <div id={labelId} className="mb-1.5 font-medium">
            {caption}
          </div>
        ) : (
          <label id={labelId} htmlFor={id} className="mb-1.5 block font-medium">
            {caption}
          </label>
        ))}
      {/* The first control of a group gets the focus: the fault stands by it, however long the group is. */}
      {group && (
        <div className={error ? '-mt-1.5 mb-2' : undefined}>
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
      <FieldProvider value={{ id, labelId, describedBy, invalid: Boolean(error), required, disabled }}>
        {children}
      </FieldProvider>
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {!group && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

/** The error of a control, announced when it appears. */
export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  return (
    <div aria-live="polite">
      {children && (
        <p id={id} className="mt-1.5 flex gap-1.5 text-sm text-danger-ink">
          <Icon of={CircleAlert} className="mt-[0.1em]" />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
