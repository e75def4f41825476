import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import type { Translate } from '../../../locales/index.ts'
import type { DirectoryListProps } from '../../../schemas/blocks/directory-list.ts'
import { formatNumber } from '../../../schemas/formats/price.ts'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { useElementId, usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { nextFreeDay } from '../booking/next-free-time.tsx'
import { dateWords, dayInWords, weekdayOfDate } from '../common/date-words.ts'
import { withSmallLetter } from '../common/small-letter.ts'
import { Count } from './directory-chip.tsx'

type Data = DirectoryListProps['data']

type FlagsProps = Pick<Data, 'flags' | 'reset'> & Pick<DirectoryListProps, 'section'> & { near: ReactNode }

/** Filters that are on or off, each a link; one that would leave no entry is only its name. */
export function DirectoryFlags({ flags, reset, near, section }: FlagsProps) {
  const { t } = usePage()
  if (flags.length === 0 && !reset && !near) return null
  return (
    <nav
      aria-label={t('blocks:directory-list.quick')}
      data-link-group={t('ui:otherLinks')}
      className="quick-filters"
    >
      <ul>
        {near && <li>{near}</li>}
        {flags.map(({ flag, count, isChosen, link }) => {
          const words =
            flag === 'open' && section === 'doctors'
              ? t('blocks:directory-list.seesNow')
              : t(`blocks:directory-list.flag.${flag}`)
          return (
            <li key={flag}>
              <a
                href={link.href}
                rel="nofollow"
                data-keep-scroll=""
                aria-current={isChosen ? 'true' : undefined}
                className="chip"
              >
                {isChosen && <Icon of={Check} />}
                {words}
                {isChosen ? null : <Count of={count} />}
              </a>
            </li>
          )
        })}
        {reset && (
          <li>
            <a href={reset.href} className="chip without">
              <Icon of={X} />
              {t('blocks:directory-list.reset')}
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

/**
 * A form with the filters that have a value, when a patient wants to come first; and specialities as links, of which there are many. `found` is the
 * id of what the filters leave, to which the form leads.
 */
export function DirectoryFilters({ data, found }: { data: Data; found: string }) {
  const { t } = usePage()
  const { day, part, district, language, price, experience, rating, sorts } = data
  const fields: [name: ChoiceName, options: Option[]][] = [
    ['day', day.map(({ date, ...one }) => ({ value: date, ...one }))],
    ['part', part],
    ['district', district],
    ['price', price],
    ['language', language],
    ['experience', experience],
    ['rating', rating],
  ]
  const shown = fields.filter(([, options]) => options.length > 0)
  return (
    <div className="list-filters">
      {shown.length > 0 && (
        <form action={`${data.action.href}#${found}`} method="get">
          {data.kept.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {shown.map(([name, options]) => (
            <Choice key={name} name={name} options={options} />
          ))}
          <Order sorts={sorts} />
          <button type="submit" className={buttonClass('secondary')}>
            {t('blocks:directory-list.show')}
          </button>
        </form>
      )}
      <Specialities specialities={data.specialities} />
    </div>
  )
}

/** Specialities that stand there without unfolding. */
const first = 8

function Specialities({ specialities }: Pick<Data, 'specialities'>) {
  const { t } = usePage()
  if (specialities.length === 0) return null
  // The chosen one is in sight.
  const ordered = specialities.toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen))
  const rest = ordered.slice(first)
  const others = t('blocks:directory-list.othersBelow')
  return (
    <nav aria-label={t('blocks:directory-list.specialities')}>
      <h3>{t('blocks:directory-list.specialities')}</h3>
      <Links entries={ordered.slice(0, first)} others={others} />
      {rest.length > 0 && (
        <details>
          <summary>
            {t('blocks:directory-list.moreSpecialities', { count: rest.length })}
            <Icon of={ChevronDown} />
          </summary>
          <Links entries={rest} others={others} />
        </details>
      )}
    </nav>
  )
}

const Links = ({ entries, others }: { entries: Data['specialities']; others: string }) => (
  <ul data-link-group={others} data-column="">
    {entries.map(({ label, count, link, isChosen }) => (
      <li key={link.href}>
        <a href={link.href} data-keep-scroll="" aria-current={isChosen ? 'true' : undefined}>
          <LocalizedText value={label} />
          {isChosen ? <Icon of={X} /> : count !== undefined && <Count of={count} />}
        </a>
      </li>
    ))}
  </ul>
)

type ChoiceName = 'day' | 'part' | 'district' | 'price' | 'language' | 'experience' | 'rating'
/** A value of any of these filters; of a day, whether it is today. */
type Option = Pick<Data['language'][number], 'value' | 'label' | 'count' | 'isChosen'> &
  Pick<Data['day'][number], 'is'>

/** Says a value in the words of its filter. */
function wordsOf(t: Translate, name: ChoiceName, { value, label, is }: Option): string {
  if (name === 'day') return dayText(t, value, is)
  if (name === 'part') return t(`blocks:directory-list.part.${value as Data['part'][number]['value']}`)
  if (name === 'language' || name === 'district') return label?.text ?? value
  if (name === 'price') return t('blocks:directory-list.upTo', { price: label?.text ?? value })
  if (name === 'experience') return t('blocks:directory-list.fromYears', { count: Number(value) })
  return t('blocks:directory-list.fromRating', { rating: formatNumber(Number(value)) })
}

/** `сегодня`, `чт, 3 декабря`. */
function dayText(t: Translate, date: string, is: Option['is']): string {
  if (is) return nextFreeDay(t, { date, time: '', day: is })
  const words = dateWords(t)
  return `${withSmallLetter(weekdayOfDate(date, words).short)}, ${dayInWords(date, words)}`
}

function Choice({ name, options }: { name: ChoiceName; options: Option[] }) {
  const { t } = usePage()
  return (
    <Select
      name={name}
      label={t(`blocks:directory-list.choice.${name}`)}
      chosen={options.find(({ isChosen }) => isChosen)?.value ?? ''}
    >
      <option value="">{t('blocks:directory-list.any')}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.count === 0 && !option.isChosen}>
          {wordsOf(t, name, option)} ({option.count})
        </option>
      ))}
    </Select>
  )
}

/** The order of the list; the usual one is no part of its address. */
function Order({ sorts }: Pick<Data, 'sorts'>) {
  const { t } = usePage()
  if (sorts.length < 2) return null
  const written = (sort: string) => (sort === 'relevance' ? '' : sort)
  return (
    <Select
      name="sort"
      label={t('blocks:directory-list.sorts')}
      chosen={written(sorts.find(({ isChosen }) => isChosen)?.sort ?? '')}
    >
      {sorts.map(({ sort }) => (
        <option key={sort} value={written(sort)}>
          {t(`blocks:directory-list.sort.${sort}`)}
        </option>
      ))}
    </Select>
  )
}

type SelectProps = { name: string; label: string; chosen: string; children: ReactNode }

function Select({ name, label, chosen, children }: SelectProps) {
  const id = useElementId(name)
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={chosen}>
        {children}
      </select>
      <Icon of={ChevronDown} />
    </div>
  )
}
