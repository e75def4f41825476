import type { ClinicListProps } from '../../schemas/blocks/clinic-list.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Section } from '../../ui/page/section.tsx'
import { Badge } from '../../ui/shown/badge.tsx'
import { kindBeside } from '../parts/common/kind-beside.ts'

type Company = ClinicListProps['data']['cities'][number]['companies'][number]

/** An index of clinic sites: cities on the left, their clinics on the right. */
export default function ClinicList({ title, data: { cities } }: ClinicListProps) {
  const { t } = usePage()
  return (
    <Section title={title ?? t('blocks:clinic-list.title')}>
      {cities.length === 0 && <p className="text-ink-soft">{t('blocks:clinic-list.empty')}</p>}
      <div className="flex flex-col gap-10">
        {cities.map(({ name, count, companies }) => (
          <div key={name.text} className="grid gap-x-12 gap-y-2 @2xl:grid-cols-[minmax(10rem,1fr)_3fr]">
            <div className="@2xl:pt-4">
              <h3 className="text-xl @2xl:text-2xl">
                <LocalizedText value={name} />
              </h3>
              <p className="mt-1 text-sm text-ink-soft">{t('blocks:clinic-list.count', { count })}</p>
            </div>
            <div>
              <ul>
                {companies.map((company) => (
                  <Clinic key={company.link.href} company={company} />
                ))}
              </ul>
              {count > companies.length && (
                <p className="py-4 text-ink-soft">
                  {t('blocks:clinic-list.more', { count: count - companies.length })}
                </p>
              )}
            </div>
          </div>
        ))}
      </div>
    </Section>
  )
}

function Clinic({ company: { name, category, address, link, isDemo } }: { company: Company }) {
  const { t } = usePage()
  const kind = kindBeside(name, category)
  return (
    <li className="card-link -mx-4 grid items-baseline gap-x-6 gap-y-1 rounded-card px-4 py-4 @3xl:grid-cols-[3fr_2fr_8rem]">
      <div className="min-w-0">
        <a href={link.href} className="stretched text-lg font-semibold">
          <LocalizedText value={name} />
        </a>
        {kind && (
          <p className="text-ink-soft">
            <LocalizedText value={kind} />
          </p>
        )}
      </div>
      {address && (
        <p className="text-ink-soft">
          <LocalizedText value={address} />
        </p>
      )}
      {isDemo && (
        <p className="@3xl:col-start-3 @3xl:text-right">
          <Badge>{t('blocks:clinic-list.demo')}</Badge>
        </p>
      )}
    </li>
  )
}
