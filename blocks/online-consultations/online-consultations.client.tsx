import { useEffect, useState } from 'react'
import { isAuthorized } from '../../client/account/is-authorized.ts'
import { call } from '../../client/call.ts'
import { CallError } from '../../client/call-error.ts'
import { type Locale, localizePath } from '../../locales/locale.ts'
import type { OwnConsultationList } from '../../schemas/api/consultation.ts'
import { stateOfConsultation } from '../../schemas/consultations/consultation-status.ts'
import type { DateWords } from '../parts/common/date-words.ts'
import type { ConsultationListTexts } from '../parts/consultations/consultation-texts.ts'
import { momentInWords } from '../parts/consultations/consultation-words.ts'

type Props = { locale: Locale; texts: ConsultationListTexts; words: DateWords }

/** How many are shown; the profile has all of them. */
const most = 5

/** The consultations of the person who is signed in, with what is new; nothing for others. */
export default function OwnConsultations({ locale, texts, words }: Props) {
  const [list, setList] = useState<OwnConsultationList>()
  useEffect(() => {
    const read = async () =>
      (await isAuthorized())
        ? ((await call('GET', '/front/v1/online_consultations', undefined, {
            isQuiet: true,
          })) as OwnConsultationList)
        : undefined
    read().then(setList, (error: unknown) => {
      // The page is of use without them.
      if (!(error instanceof CallError)) throw error
    })
  }, [])
  if (!list || list.data.length === 0) return null
  return (
    <section className="mt-8 grid gap-3">
      <h2 className="text-2xl">{texts.yours}</h2>
      <ul className="grid gap-2">
        {list.data.slice(0, most).map((one) => (
          <li key={one.CONSULTATION_CODE} className="card relative grid gap-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <a
                href={localizePath(one.PATH, locale)}
                referrerPolicy="no-referrer"
                className="stretched font-semibold hover:text-accent-ink"
              >
                {[one.COMPANY.NAME, one.SPECIALIST].filter(Boolean).join(', ')}
              </a>
              <time dateTime={one.LAST_AT} className="text-sm text-ink-soft">
                {momentInWords(one.LAST_AT, one.COMPANY.TIMEZONE, words)}
              </time>
            </p>
            <p className="text-sm">
              {texts[stateOfConsultation(one.STATUS)]}
              {one.UNREAD > 0 && (
                <strong className="ms-2 text-accent-ink">
                  {texts.unread.replace('{count}', String(one.UNREAD))}
                </strong>
              )}
            </p>
            <p className="line-clamp-2 text-sm text-ink-soft" lang={one.LANG}>
              {one.TEXT}
            </p>
          </li>
        ))}
      </ul>
      <p>
        <a
          href={localizePath('/profile/consultations', locale)}
          className="link inline-flex min-h-11 items-center"
        >
          {texts.allOwn}
        </a>
      </p>
    </section>
  )
}
