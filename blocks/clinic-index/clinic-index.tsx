import type { ClinicIndexProps } from '../../schemas/blocks/clinic-index.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Section } from '../../ui/page/section.tsx'
import { Expandable } from '../../ui/shown/expandable.tsx'

type Group = ClinicIndexProps['data']['groups'][number]

/** More groups than this are set in two columns where there is room. */
const oneColumn = 6

/** Clinics in collapsible groups; the heading stands beside them where there is room. */
export default function ClinicIndex({ title, by, firstOpen = false, data: { groups } }: ClinicIndexProps) {
  const { t } = usePage()
  const half = groups.length > oneColumn ? Math.ceil(groups.length / 2) : groups.length
  const columns = [groups.slice(0, half), groups.slice(half)].filter((column) => column.length > 0)
  const isSplit = columns.length > 1
  return (
    <Section title={title ?? t(`blocks:clinic-index.${by}`)} beside>
      {groups.length === 0 && <p className="text-ink-soft">{t('blocks:clinic-list.empty')}</p>}
      <div className={isSplit ? 'grid items-start @2xl:grid-cols-2 @2xl:gap-x-12' : undefined}>
        {columns.map((column, place) => (
          <div
            key={column[0]?.name.text}
            className={`border-line ${place === 0 ? 'border-t' : '@2xl:border-t'}`}
          >
            {column.map((group) => (
              <Expandable
                key={group.name.text}
                summary={<Summary group={group} />}
                open={firstOpen && group === groups[0]}
              >
                <Clinics group={group} wide={!isSplit} />
              </Expandable>
            ))}
          </div>
        ))}
      </div>
    </Section>
  )
}

function Summary({ group: { name, count } }: { group: Group }) {
  const { t } = usePage()
  return (
    <span className="flex grow flex-wrap items-baseline justify-between gap-x-6">
      <LocalizedText value={name} />
      {count && (
        <span className="text-sm font-normal text-ink-soft">{t('blocks:clinic-index.count', { count })}</span>
      )}
    </span>
  )
}

function Clinics({ group: { count, clinics }, wide }: { group: Group; wide: boolean }) {
  const { t } = usePage()
  const more = (count ?? 0) - clinics.length
  return (
    <>
      <ul className={wide ? 'gap-x-10 @2xl:columns-2' : undefined}>
        {clinics.map(({ name, detail, link, isDemo }) => (
          <li key={link.href} className="break-inside-avoid">
            <a href={link.href} className="group/clinic block py-2 leading-snug">
              <span className="font-medium group-hover/clinic:text-accent-ink">
                <LocalizedText value={name} />
              </span>
              {(detail || isDemo) && (
                <span className="block text-sm text-ink-soft">
                  {detail && <LocalizedText value={detail} />}
                  {detail && isDemo && '\u00a0· '}
                  {isDemo && t('blocks:clinic-list.demo')}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="pt-3 text-ink-soft">{t('blocks:clinic-index.more', { count: more })}</p>}
    </>
  )
}
