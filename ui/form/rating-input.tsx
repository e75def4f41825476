'use client'
import Star from 'lucide-react/icons/star'
import X from 'lucide-react/icons/x'
import { usePage } from '../core/page-context.tsx'
import { Icon } from '../icon/icon.tsx'
import { useControlGroup } from './field-context.ts'
import { RequiredMark } from './required-mark.tsx'

type Props = {
  /** Name of the form's field; its value is 1 to 5. */
  name: string
  /** The subject of the rating: "Оцените приём". */
  label: string
  /** The rating that the parent keeps, with `onChange`. */
  value?: number | undefined
  defaultValue?: number
  /** Called without a rating where it is taken back, which `required` does not allow. */
  onChange?: (value: number | undefined) => void
  required?: boolean
  disabled?: boolean
}

const grades = [1, 2, 3, 4, 5] as const

/** A star is lit if it or a later one is checked or hovered. */
const star =
  'group/star relative flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control hover:[--star:var(--color-warning)] has-checked:[--star:var(--color-warning)] has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-accent-mark has-[~label:hover]:[--star:var(--color-warning)] has-[~label_:checked]:[--star:var(--color-warning)]'

/**
 * Stars to choose from: five radio buttons, so keyboard, forms and screen readers work, without JavaScript too. A sixth one takes back a
 * rating that need not be given. A `Field` around it says its fault; it has no label of its own.
 */
export function RatingInput({ name, label, value, defaultValue, onChange, ...own }: Props) {
  const { t } = usePage()
  const { group, required, disabled, invalid } = useControlGroup(own)
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a legend names it without an id
      role="radiogroup"
      id={group.id}
      aria-describedby={group['aria-describedby']}
      aria-invalid={invalid}
      disabled={disabled}
      className="group/rating min-w-0 disabled:opacity-50"
    >
      <legend className="font-medium">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className="-ms-2 flex">
        {grades.map((grade) => (
          <label key={grade} className={star}>
            <input
              type="radio"
              name={name}
              value={grade}
              aria-label={t('ui:rating.grade', { grade, word: t(`ui:rating.word${grade}`) })}
              required={required}
              {...(onChange && { checked: value === grade })}
              {...(defaultValue !== undefined && { defaultChecked: defaultValue === grade })}
              onChange={onChange && (() => onChange(grade))}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            <Icon
              of={Star}
              className="size-7 fill-(--star,transparent) stroke-(--star,var(--color-ink-faint)) stroke-1"
            />
            <span
              aria-hidden
              className="pointer-events-none absolute hidden ps-2 text-sm whitespace-nowrap text-ink-soft sm:group-has-checked/star:block"
              style={{
                insetInlineStart: `calc(${(grades.length + (required ? 1 : 2) - grade) * 11} * var(--spacing))`,
              }}
            >
              {t(`ui:rating.word${grade}`)}
            </span>
          </label>
        ))}
        {!required && (
          <label
            title={t('ui:rating.clear')}
            className="relative flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control text-ink-faint opacity-0 group-has-[:checked:not([value=''])]/rating:opacity-100 hover:text-ink has-focus-visible:opacity-100 has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-accent-mark"
          >
            <input
              type="radio"
              name={name}
              value=""
              {...(onChange && { checked: value === undefined })}
              aria-label={t('ui:rating.clear')}
              onChange={onChange && (() => onChange(undefined))}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            <Icon of={X} />
          </label>
        )}
      </div>
    </fieldset>
  )
}
