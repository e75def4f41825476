'use client'
import Star from 'lucide-react/icons/star'
import { usePage } from '../core/page-context.tsx'
import { Icon } from '../icon/icon.tsx'

type Props = {
  /** Name of the form's field; its value is 1 to 5. */
  name: string
  /** The subject of the rating: "Оцените приём". */
  label: string
  value?: number | undefined
  defaultValue?: number
  onChange?: (value: number) => void
  required?: boolean
  disabled?: boolean
}

const grades = [1, 2, 3, 4, 5] as const

/** A star is lit if it or a later one is checked or hovered. */
const star =
  'group/star relative flex size-11 cursor-pointer items-center justify-center rounded-control hover:[--star:var(--color-warning)] has-checked:[--star:var(--color-warning)] has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-accent-mark has-[~label:hover]:[--star:var(--color-warning)] has-[~label_:checked]:[--star:var(--color-warning)]'

/** Stars to choose from: five radio buttons, so keyboard, forms and screen readers work, without JavaScript too. */
export function RatingInput({ name, label, value, defaultValue, onChange, required, disabled }: Props) {
  const { t } = usePage()
  return (
    <fieldset disabled={disabled} className="min-w-0 disabled:opacity-50">
      <legend className="font-medium">
        {label}
        {required && (
          <span aria-hidden className="text-danger-ink">
            {'\u00a0'}*
          </span>
        )}
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
              {...(value !== undefined && { checked: value === grade })}
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
              style={{ insetInlineStart: `${(grades.length + 1 - grade) * 2.75}rem` }}
            >
              {t(`ui:rating.word${grade}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
