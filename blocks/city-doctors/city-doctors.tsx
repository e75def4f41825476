import type { CityDoctorsProps } from '../../schemas/blocks/city-doctors.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Section } from '../../ui/page/section.tsx'
import { CityPicker } from '../parts/directory/city-picker.tsx'
import { DirectoryCard } from '../parts/directory/directory-card.tsx'

type PickedProps = Record<'title' | 'lead' | 'all', string> & {
  picked: NonNullable<CityDoctorsProps['data']['praised']>
}

/** Doctors of a city who are free today or tomorrow, and those whom patients praise, beside each other where there is room. */
export default function CityDoctors({ data }: CityDoctorsProps) {
  const { t } = usePage()
  return (
    <Section title={t('blocks:city-doctors.title')}>
      <CityPicker {...data} />
      <div className="mt-6 grid gap-x-6 gap-y-10 @4xl:grid-cols-2">
        {data.free && (
          <Picked
            title={t(`blocks:city-doctors.free.${data.free.day}`)}
            lead={t('blocks:city-doctors.freeLead')}
            picked={data.free}
            all={t(`blocks:city-doctors.freeAll.${data.free.day}`)}
          />
        )}
        {data.praised && (
          <Picked
            title={t('blocks:city-doctors.praised')}
            lead={t('blocks:city-doctors.praisedLead')}
            picked={data.praised}
            all={t('blocks:city-doctors.praisedAll')}
          />
        )}
      </div>
    </Section>
  )
}

/** The first doctors of a list, and the way to all. */
function Picked({ title, lead, picked, all }: PickedProps) {
  return (
    <div className="@container">
      <h3 className="text-xl">{title}</h3>
      <p className="mt-1 text-sm text-ink-soft">{lead}</p>
      <ul className="mt-3 flex flex-col gap-2">
        {picked.items.map((item) => (
          <DirectoryCard key={item.link.href} item={item} heading="h4" />
        ))}
      </ul>
      <a href={picked.all.href} className="link mt-2 inline-flex min-h-11 items-center">
        {all}
      </a>
    </div>
  )
}
