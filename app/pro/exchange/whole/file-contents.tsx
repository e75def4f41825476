import { roleLabels, roles } from '../../../../schemas/access/roles.ts'
import type { CompanyFile } from '../../../../schemas/api/company-file.ts'
import { siteArchiveName } from '../../../../schemas/company-file/part-names.ts'
import { formatInHomeZone } from '../../../../schemas/formats/format-in-home-zone.ts'
import { formatNumber } from '../../../../schemas/formats/price.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useTranslation } from '../../../use-translation.ts'

type Report = NonNullable<CompanyFile['REPORT']>
type Line = { label: string; rows: number; written: number; left: number; isBrought: boolean }

/** The tables by what people call them; those that they do not know are one line. */
function linesOf({ TABLES }: Report, others: string): Line[] {
  const lines = new Map<string, Line>()
  for (const { LABEL, ROWS, WRITTEN, LEFT, IS_BROUGHT } of TABLES) {
    if (ROWS === 0 || (LABEL === null && !IS_BROUGHT)) continue
    const label = LABEL ?? others
    const known = lines.get(label) ?? { label, rows: 0, written: 0, left: 0, isBrought: IS_BROUGHT }
    lines.set(label, {
      ...known,
      rows: known.rows + ROWS,
      written: known.written + (WRITTEN ?? 0),
      left: known.left + (LEFT ?? 0),
    })
  }
  const named = [...lines.values()].filter(({ label }) => label !== others)
  return [...named, ...[...lines.values()].filter(({ label }) => label === others)]
}

type Amount = { LABEL: string | null; COUNT: number; SOME?: readonly string[] }

/** How many there are of what, by what people call it; what they do not know comes last. */
function together(list: readonly Amount[], others: string) {
  const byLabel = Map.groupBy(list, ({ LABEL }) => LABEL ?? others)
  return [...byLabel]
    .map(([label, those]) => ({
      label,
      count: those.reduce((sum, { COUNT }) => sum + COUNT, 0),
      some: those.flatMap(({ SOME = [] }) => SOME),
    }))
    .sort((one, other) => Number(one.label === others) - Number(other.label === others))
}

/** How many there are, and the codes of some. */
const amountText = ({ label, count, some }: ReturnType<typeof together>[number]): string =>
  some.length > 0
    ? `${label} (${formatNumber(count)}: ${some.join(', ')}${some.length < count ? ', …' : ''})`
    : `${label} (${formatNumber(count)})`

/** A list that opens. */
function Which({ texts }: { texts: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <details>
      <summary className="link min-h-11 content-center">{t('exchange:whole.in.which')}</summary>
      <ul className="grid list-disc gap-1 ps-5 text-sm text-ink-soft">
        {texts.map((text) => (
          <li key={text} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </details>
  )
}

type Props = { report: Report; isWritten: boolean; staffPath: string; now: string }

/** What a file would bring, or has brought, and what not and why. */
export function FileContents({ report, isWritten, staffPath, now }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const others = t('exchange:whole.others')
  const lines = linesOf(report, others)
  const roleOf = (name: string) => {
    const role = roles.find((one) => one === name)
    return role ? roleLabels[role][locale] : name
  }
  const isPresent = !isWritten && report.PRESENT.length > 0
  const [leftOut = [], renamed = []] = [true, false].map((isLeftOut) =>
    report.TAKEN.filter(({ IS_LEFT_OUT }) => IS_LEFT_OUT === isLeftOut),
  )
  const amounts = (list: readonly Amount[]) => together(list, others).map(amountText)
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4">
      <div className="grid gap-1">
        <h3 className="text-lg font-semibold wrap-anywhere">
          {t(isWritten ? 'exchange:whole.in.written' : 'exchange:whole.in.found', {
            company: report.COMPANY_NAME ?? '',
          })}
        </h3>
        {report.MADE_AT && (
          <p className="text-sm text-ink-soft wrap-anywhere">
            {t('exchange:whole.in.made', {
              date: formatInHomeZone(report.MADE_AT, locale, now),
              origin: report.ORIGIN ?? '',
            })}
          </p>
        )}
      </div>
      {isPresent && (
        <div>
          <p role="alert" className="text-danger-ink">
            {t('exchange:whole.in.present')}
          </p>
          <Which texts={amounts(report.PRESENT)} />
        </div>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {lines.map(({ label, rows, written, left, isBrought }) => (
          <li key={label} className="flex items-baseline justify-between gap-4 py-2">
            <span className="min-w-0 wrap-anywhere">{label}</span>
            <span className="max-w-1/2 shrink-0 text-end text-ink-soft tabular-nums">
              {!isBrought && t('exchange:whole.in.stays', { rows: formatNumber(rows) })}
              {isBrought && !isWritten && formatNumber(rows)}
              {isBrought &&
                isWritten &&
                (left > 0
                  ? t('exchange:whole.in.someLeft', {
                      written: formatNumber(written),
                      rows: formatNumber(rows),
                      left: formatNumber(left),
                    })
                  : t('exchange:whole.in.all', { written: formatNumber(written), rows: formatNumber(rows) }))}
            </span>
          </li>
        ))}
        <li className="flex items-baseline justify-between gap-4 py-2">
          <span>{t('exchange:whole.in.files')}</span>
          <span className="text-end text-ink-soft tabular-nums">
            {isWritten
              ? t('exchange:whole.in.all', {
                  written: formatNumber(report.FILES_WRITTEN ?? 0),
                  rows: formatNumber(report.FILES),
                })
              : formatNumber(report.FILES)}
          </span>
        </li>
      </ul>
      {!isPresent && (
        <ul className="grid list-disc gap-2 ps-5">
          {report.HAS_SITE && (
            <li>
              {report.IS_SITE_BROUGHT === false
                ? t('exchange:whole.in.siteLost', { site: siteArchiveName })
                : t('exchange:whole.in.site')}
            </li>
          )}
          <li>{t('exchange:whole.in.anew')}</li>
          {leftOut.length > 0 && (
            <li className="wrap-anywhere">
              {t('exchange:whole.in.leftOut', { names: amounts(leftOut).join('; ') })}
            </li>
          )}
          {renamed.length > 0 && (
            <li>
              {t(isWritten ? 'exchange:whole.in.renamed' : 'exchange:whole.in.taken')}
              <Which texts={amounts(renamed)} />
            </li>
          )}
          {report.STAFF.length > 0 && (
            <li>
              {t('exchange:whole.in.staff', {
                names: report.STAFF.map(({ NAME, ROLE }) => `${NAME} (${roleOf(ROLE)})`).join(', '),
              })}{' '}
              <AppLink href={staffPath} className="link">
                {t('exchange:whole.in.invite')}
              </AppLink>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
