import { translate } from '../../../locales/index.ts'
import { mayEnter, wholeCompany } from '../../../schemas/access/roles.ts'
import { today } from '../../../schemas/api/today.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { readAnswer } from '../../api/read-answer.ts'
import { ProPage } from '../../layouts/pro/pro-page.tsx'
import { requestLocale } from '../../request-locale.ts'
import type { ProState } from '../load-pro.ts'
import { cabinetPlace, placePath, proPath } from '../place-names.ts'
import { Bookings } from './bookings.tsx'
import { Figures } from './figures.tsx'
import { Money } from './money.tsx'
import { SiteToDo } from './site-to-do.tsx'
import { Visits } from './visits.tsx'
import { Waiting } from './waiting.tsx'

/** R91: the day of a member of the staff; each role sees its own parts; rendered by the server alone. */
export async function todayScreen({ company, cabinets, cabinetCode }: ProState) {
  const locale = await requestLocale()
  const t = translate(locale)
  const place = placePath(company.COMPANY_CODE, cabinetCode)
  const { DATE, VISITS, MONEY, WAITING, SITE, FIGURES, BOOKINGS } = await readAnswer(
    `/business-api-front2/${place}/today`,
    today,
  )
  const chosen = cabinets.find(({ COMPANY_CABINET_CODE }) => COMPANY_CABINET_CODE === cabinetCode)
  const branch = chosen ? cabinetPlace(chosen, locale).name.text : t('visits:day.allBranches')
  const shared = { t, base: proPath(company.COMPANY_CODE) }
  const isNew = SITE !== null && !SITE.IS_STARTED
  return (
    <ProPage title={t('today:title', { date: formatCalendarDate(DATE, locale, DATE) })}>
      <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-10">
        {isNew && <SiteToDo {...shared} site={SITE} hasFigures={BOOKINGS !== null} />}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 @3xl/page:grid-cols-2">
          {VISITS && <Visits {...shared} visits={VISITS} />}
          {MONEY && (
            <Money
              {...shared}
              money={MONEY}
              cabinet={mayEnter(company.CABINETS, wholeCompany) ? wholeCompany : cabinetCode}
            />
          )}
          <Waiting {...shared} waiting={WAITING} locale={locale} today={DATE} />
          {SITE && !isNew && <SiteToDo {...shared} site={SITE} hasFigures={BOOKINGS !== null} />}
          <Figures t={t} figures={FIGURES} />
          {BOOKINGS && (
            <Bookings
              {...{ t, locale }}
              bookings={BOOKINGS}
              today={DATE}
              {...(cabinets.length > 1 && { branch })}
            />
          )}
        </div>
      </div>
    </ProPage>
  )
}
