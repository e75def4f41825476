import { useRef, useState } from 'react'
import { CallError } from '../../client/call-error.ts'
import { type Locale, localizePath } from '../../locales/locale.ts'
import { readLocalized } from '../../schemas/api/localized-names.ts'
import type { WaitingWish } from '../../schemas/api/waiting-list.ts'
import { type DateWords, dayInWords } from '../parts/common/date-words.ts'
import { NotYetThere, useLinked } from '../parts/common/linked.client.tsx'
import type { WishTexts } from './wish-texts.ts'

type Props = {
  locale: Locale
  texts: WishTexts
  words: DateWords
  parts: Record<'morning' | 'day' | 'evening', string>
}

/** An entry of a waiting list, and the button that leaves the list. */
export default function OwnWishClient(props: Props) {
  const { locale, texts } = props
  const { found: wish, fault, retry, act } = useLinked<WaitingWish>('appointment/waiting_list')
  const [notice, setNotice] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const head = useRef<HTMLHeadingElement>(null)
  if (fault || !wish) return <NotYetThere fault={fault} retry={retry} texts={texts} locale={locale} />

  async function leave() {
    if (isBusy) return
    setBusy(true)
    setNotice(undefined)
    try {
      await act('leave')
      head.current?.focus()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setNotice(error.sentence)
    } finally {
      setBusy(false)
    }
  }
  const { STATUS } = wish
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-2">
        <h2 ref={head} tabIndex={-1} className="text-3xl outline-none">
          {texts[STATUS]}
        </h2>
        <p className="max-w-text text-ink-soft">{texts[`${STATUS}Text`]}</p>
      </div>
      {notice && (
        <p role="alert" className="rounded-control bg-danger-tint px-3.5 py-3 text-danger-ink">
          {notice}
        </p>
      )}
      {STATUS !== 'left' && <WishFacts wish={wish} {...props} />}
      <div className="flex flex-wrap gap-2">
        <a
          href={localizePath(`/l/${wish.COMPANY_SLUG}/appointment`, locale)}
          className={`btn ${STATUS === 'waiting' ? 'btn-secondary' : 'btn-primary'}`}
        >
          {texts.times}
        </a>
        {STATUS === 'waiting' && (
          <button
            type="button"
            aria-busy={isBusy || undefined}
            className="btn btn-secondary"
            onClick={() => void leave()}
          >
            {texts.leave}
          </button>
        )}
      </div>
    </div>
  )
}

/** Place, doctor and days of the wish. */
function WishFacts({ wish, texts, words, parts, locale }: Props & { wish: WaitingWish }) {
  const say = (name: string) => readLocalized(wish, name, locale)?.text ?? ''
  const doctor = ['LASTNAME', 'NAME', 'MIDDLENAME'].map(say).filter(Boolean).join(' ')
  const speciality = say('SPECIALITY_NAME').toLowerCase()
  const days = [...new Set([wish.DATE_FROM, wish.DATE_TO])].map((date) => dayInWords(date, words))
  const rows: [string, string][] = [
    [texts.where, [say('COMPANY_NAME'), say('CABINET_NAME')].filter(Boolean).join(', ')],
    [texts.doctor, doctor || [texts.anyDoctor, speciality].filter(Boolean).join(', ')],
    [texts.days, days.join(' – ')],
    [texts.parts, wish.DAY_PARTS.map((part) => parts[part].toLowerCase()).join(', ')],
  ]
  return (
    <dl className="card grid gap-x-8 gap-y-3 @md:grid-cols-[10rem_minmax(0,1fr)]">
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} className="grid gap-0.5 @md:col-span-2 @md:grid-cols-subgrid">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
