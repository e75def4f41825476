import type { UnclaimedCompanyProps } from '../../schemas/blocks/unclaimed-company.ts'
import { formatNumber } from '../../schemas/formats/price.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Section } from '../../ui/page/section.tsx'
import { kindBeside } from '../parts/common/kind-beside.ts'
import { MistakeForm } from '../parts/directory/mistake-form.tsx'

type Data = UnclaimedCompanyProps['data']

/** The end of the card of an unclaimed company: the source of its facts, how to take it over, and its neighbours. */
export default function UnclaimedCompany({ data }: UnclaimedCompanyProps) {
  const { t } = usePage()
  const { source, date, claim, neighbours } = data
  return (
    <Section label={t('blocks:unclaimed-company.label')} className="grid gap-10">
      <div className="card grid gap-4">
        <h2 className="text-2xl">{t('blocks:unclaimed-company.title')}</h2>
        <p className="max-w-text">{t('blocks:unclaimed-company.text')}</p>
        <p>
          <ButtonLink link={claim}>{t('blocks:unclaimed-company.claim')}</ButtonLink>
        </p>
        {source && (
          <p className="text-sm text-ink-soft">
            {t('blocks:unclaimed-company.source', { source })}
            {date && (
              <>
                {', '}
                <time dateTime={date.datetime}>
                  <LocalizedText value={date.text} />
                </time>
              </>
            )}
          </p>
        )}
        <MistakeForm data={data} />
      </div>
      {neighbours.length > 0 && (
        <div>
          <h2 className="mb-4 text-2xl">{t('blocks:unclaimed-company.near')}</h2>
          <ul className="grid gap-x-12 @3xl:grid-cols-2">
            {neighbours.map((neighbour) => (
              <Neighbour key={neighbour.link.href} neighbour={neighbour} />
            ))}
          </ul>
        </div>
      )}
    </Section>
  )
}

function Neighbour({
  neighbour: { name, category, address, metres, link },
}: {
  neighbour: Data['neighbours'][number]
}) {
  const { t } = usePage()
  const kind = kindBeside(name, category)
  const distance =
    metres < 1000
      ? t('blocks:map.metres', { number: formatNumber(Math.round(metres / 10) * 10) })
      : t('blocks:map.kilometres', { number: formatNumber(Math.round(metres / 100) / 10) })
  return (
    <li className="border-b border-line py-3">
      <a href={link.href} className="link inline-block py-1 font-medium">
        <LocalizedText value={name} />
      </a>
      <p className="text-sm text-ink-soft">
        {kind && (
          <>
            <LocalizedText value={kind} />
            {' · '}
          </>
        )}
        {distance}
      </p>
      {address && (
        <p className="text-sm text-ink-soft">
          <LocalizedText value={address} />
        </p>
      )}
    </li>
  )
}
