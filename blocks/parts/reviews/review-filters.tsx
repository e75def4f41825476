import type { ReviewListProps } from '../../../schemas/blocks/review-list.ts'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { useElementId, usePage } from '../../../ui/core/page-context.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'

type Filters = NonNullable<ReviewListProps['data']['filters']>
type Field = Filters['fields'][number]

/** Chooses reviews by doctor, service and language; each answer of the form is an address. */
export function ReviewFilters({ action, kept, fields }: Filters) {
  const { t } = usePage()
  return (
    <form
      action={action.href}
      method="get"
      aria-label={t('blocks:review-list.filters')}
      className="review-filters"
    >
      {kept.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => (
        <Choice key={field.name} {...field} />
      ))}
      <button type="submit" className={buttonClass('secondary')}>
        {t('blocks:directory-list.show')}
      </button>
    </form>
  )
}

function Choice({ name, options }: Field) {
  const { t } = usePage()
  const id = useElementId(name)
  return (
    <div>
      <label htmlFor={id}>{t(`blocks:review-list.filter.${name}`)}</label>
      <NativeSelect
        id={id}
        name={name}
        defaultValue={options.find(({ isChosen }) => isChosen)?.value ?? ''}
        options={[
          { value: '', label: t('blocks:review-list.every') },
          ...options.map(({ value, label, count }) => ({ value, label: `${label.text} (${count})` })),
        ]}
      />
    </div>
  )
}
