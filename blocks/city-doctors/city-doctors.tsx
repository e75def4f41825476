import type { CityDoctorsProps } from '../../schemas/blocks/city-doctors.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Section } from '../../ui/page/section.tsx'
import { CityPicker } from '../parts/directory/city-picker.tsx'
import { DirectoryCard } from '../parts/directory/directory-card.tsx'

type Data = CityDoctorsProps['data']

/** Doctors of a city who are free tomorrow, and those whom patients praise, beside each other where there is room. */
export default function CityDoctors({ data }: CityDoctorsProps) {
  const { t } = usePage()
  return (
    <Section title={t('blocks:city-doctors.title')}>
      <CityPicker {...data} />
      <div className="mt-6 grid gap-x-6 gap-y-10 @4xl:grid-cols-2">
        <Picked of="free" picked={data.free} />
        <Picked of="praised" picked={data.praised} />
      </div>
    </Section>
  )
}

/** The first doctors of a list, and the way to all. */
function Picked({ of, picked }: { of: 'free' | 'praised'; picked: Data['free'] }) {
  const { t } = usePage()
  if (!picked) return null
  return (
    <div className="@container">
      <h3 className="text-xl">{t(`blocks:city-doctors.${of}`)}</h3>
      <p className="mt-1 text-sm text-ink-soft">{t(`blocks:city-doctors.${of}Lead`)}</p>
      <ul className="mt-3 flex flex-col gap-2">
        {picked.items.map((item) => (
          <DirectoryCard key={item.link.href} item={item} heading="h4" />
        ))}
      </ul>
      <a href={picked.all.href} className="link mt-2 inline-flex min-h-11 items-center">
        {t(`blocks:city-doctors.${of}All`)}
      </a>
    </div>
  )
}
