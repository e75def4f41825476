import ArrowLeft from 'lucide-react/icons/arrow-left'
import Search from 'lucide-react/icons/search'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Locale } from '../../locales/locale.ts'
import { NativeSelect } from '../../ui/form/native-select.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { choiceCookie } from '../../ui/visitor/choice-cookie.ts'
import { cityToBegin } from '../../ui/visitor/chosen-city.ts'
import { foundHash } from '../parts/directory/search-href.ts'
import { keepSearches, type Recent, recentSearches, rememberSearch } from './recent.ts'
import { RecentList } from './recent-list.client.tsx'
import { optionId, SuggestionList } from './suggestion-list.client.tsx'
import type { Suggestion } from './suggestions.ts'
import { useSheet } from './use-sheet.ts'
import { useSuggestions } from './use-suggestions.ts'

type Texts = Record<
  | 'what'
  | 'example'
  | 'where'
  | 'guessed'
  | 'close'
  | 'everywhere'
  | 'find'
  | 'found'
  | 'nothing'
  | 'elsewhere'
  | 'recent'
  | 'forget'
  | 'forgetAll',
  string
>

type Props = {
  id: string
  /** The page of results. */
  action: string
  locale: Locale
  query?: string
  /** Slug of the chosen city. */
  city?: string
  cities: readonly { value: string; label: string }[]
  /** Headings of groups by kind. */
  kinds: Readonly<Record<string, string>>
  texts: Texts
}

/**
 * The search box with its city: a form that opens the results without JavaScript, and suggestions while the visitor types, by the combobox
 * pattern of ARIA. In a narrow window it is a sheet while it is used, with the box and the city in its first line.
 */
export default function DirectorySearchClient({
  id,
  action,
  locale,
  query = '',
  city: asked = '',
  cities,
  kinds,
  texts,
}: Props) {
  const box = useRef<HTMLInputElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const [city, setCity] = useState(asked)
  const [isGuess, setGuess] = useState(false)
  const [active, setActive] = useState(-1)
  const [isHere, setHere] = useState(false)
  const [isEmpty, setEmpty] = useState(query === '')
  const [recent, setRecent] = useState<Recent[]>([])
  const { form, isSheet, open, close } = useSheet()
  const { suggestions, ask, clear } = useSuggestions({ action, locale, city, elsewhere: texts.elsewhere })
  const list = `${id}-list`
  const isListed = isHere || isSheet
  const isOpen = isListed && suggestions !== undefined && suggestions.length > 0

  const type = (typed: string) => {
    setEmpty(typed.trim() === '')
    setActive(-1)
    void ask(typed)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only searches from before this code was loaded
  useEffect(() => {
    setRecent(recentSearches())
    const before = cityToBegin()
    if (!query && !asked && cities.some(({ value }) => value === before.city)) {
      setCity(before.city)
      setGuess(before.isGuess)
    }
    const isFocused = document.activeElement === box.current
    setHere(isFocused)
    if (isFocused) open()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before this code was loaded, or before another city was chosen
  useEffect(() => {
    const typed = box.current?.value ?? ''
    if (typed !== query || isListed) type(typed)
  }, [city])

  const remember = () => rememberSearch({ words: box.current?.value.trim() ?? '', city })
  const choose = ({ kind, name }: Suggestion) => {
    if (kind === 'speciality' || kind === 'service') rememberSearch({ words: name, city })
  }
  const onCity = (value: string) => {
    setCity(value)
    setGuess(false)
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
    document.cookie = choiceCookie('location', value || 'all')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'Escape' && isSheet && !isOpen) close()
    if (!isOpen) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      const places = suggestions.length + 1
      const next = ((active + 1 + (key === 'ArrowDown' ? 1 : places - 1)) % places) - 1
      setActive(next)
      document.getElementById(optionId(list, next))?.scrollIntoView({ block: 'nearest' })
    }
    if (key === 'Escape') {
      event.preventDefault()
      setActive(-1)
      clear()
    }
    if (key === 'Enter' && active >= 0) {
      event.preventDefault()
      document.getElementById(optionId(list, active))?.click()
    }
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setHere(false)
  }
  const onLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  const onBack = () => {
    // It opens no keyboard on a phone, and the next Tab goes on from here.
    submit.current?.focus()
    close()
  }
  const label = isSheet ? 'sr-only' : 'mb-1.5 block font-medium'

  return (
    <search>
      <form
        ref={form}
        noValidate
        action={action + foundHash}
        method="get"
        onSubmit={remember}
        onBlur={onLeave}
        className={
          isSheet
            ? 'm-0 grid w-full max-w-none grid-cols-[minmax(0,1fr)_minmax(0,8.5rem)] grid-rows-[auto_minmax(0,auto)_auto] content-start gap-2 border-0 bg-paper p-3 text-ink'
            : 'grid gap-3 @2xl:grid-cols-[3fr_minmax(11rem,1fr)_auto] @2xl:items-end'
        }
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only learns where the focus is */}
        <div
          className={isSheet ? 'contents' : 'relative min-w-0'}
          onFocus={() => setHere(true)}
          onBlur={onBlur}
        >
          <label htmlFor={`${id}-q`} className={label}>
            {texts.what}
          </label>
          <div className="relative">
            {isSheet ? (
              <button
                type="button"
                aria-label={texts.close}
                onClick={onBack}
                className="absolute inset-y-0 left-0 grid w-11 place-items-center rounded-control text-ink-soft"
              >
                <Icon of={ArrowLeft} />
              </button>
            ) : (
              <Icon of={Search} className="absolute inset-y-0 left-3.5 my-auto text-ink-faint" />
            )}
            <input
              ref={box}
              id={`${id}-q`}
              name="q"
              type="text"
              maxLength={100}
              defaultValue={query}
              placeholder={texts.example}
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={isOpen ? list : undefined}
              aria-activedescendant={isOpen && active >= 0 ? optionId(list, active) : undefined}
              onFocus={open}
              onInput={({ currentTarget }) => type(currentTarget.value)}
              onKeyDown={onKeyDown}
              className="field pl-11"
            />
          </div>
          {isOpen && (
            <SuggestionList
              id={list}
              label={texts.what}
              onChoose={choose}
              suggestions={suggestions}
              active={active}
              isSheet={isSheet}
              kinds={kinds}
            />
          )}
          {isListed && isEmpty && recent.length > 0 && (
            <RecentList
              searches={recent}
              cities={new Map(cities.map(({ value, label }) => [value, label]))}
              onKeep={(all) => {
                setRecent(keepSearches(all))
                box.current?.focus()
              }}
              action={action}
              isSheet={isSheet}
              texts={texts}
            />
          )}
          {isSheet && isEmpty && recent.length === 0 && (
            <p className="col-span-full px-2.5 text-sm text-ink-soft">{texts.example}</p>
          )}
          <div
            role="status"
            className={
              isSheet && suggestions?.length === 0 ? 'col-span-full px-2.5 text-sm text-ink-soft' : 'sr-only'
            }
          >
            {isListed &&
              suggestions &&
              (suggestions.length > 0
                ? texts.found.replace('{number}', String(suggestions.length))
                : texts.nothing)}
          </div>
        </div>
        <div className={`min-w-0 ${isSheet ? 'col-start-2 row-start-1' : ''}`}>
          <label htmlFor={`${id}-city`} className={label}>
            {texts.where}
            <span data-guessed hidden={!isGuess} className="font-normal text-ink-soft">
              {' '}
              · {texts.guessed}
            </span>
          </label>
          <NativeSelect
            id={`${id}-city`}
            name="city"
            data-remembered={query || asked ? undefined : ''}
            value={city}
            onChange={({ currentTarget }) => onCity(currentTarget.value)}
            options={cities}
            placeholder={texts.everywhere}
          />
        </div>
        <button
          ref={submit}
          type="submit"
          className={`btn btn-primary min-h-11 ${isSheet ? 'col-span-full' : ''}`}
        >
          {texts.find}
        </button>
      </form>
    </search>
  )
}
