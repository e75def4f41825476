import type { SpecialityFacesProps } from '../../schemas/blocks/speciality-faces.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Section } from '../../ui/page/section.tsx'
import { Picture } from '../../ui/picture/picture.tsx'

type Item = SpecialityFacesProps['data']['items'][number]

/** Specialities of a city's doctors; the faces only show that there are people behind a word. */
export default function SpecialityFaces({ data }: SpecialityFacesProps) {
  const { t } = usePage()
  return (
    <Section
      title={t('blocks:speciality-faces.title')}
      lead={data.city}
      more={{ href: data.all.href, label: t('blocks:speciality-faces.all') }}
    >
      <ul className="speciality-faces">
        {data.items.map((item) => (
          <Speciality key={item.link.href} item={item} />
        ))}
      </ul>
    </Section>
  )
}

function Speciality({ item: { name, count, link, portraits } }: { item: Item }) {
  const { t } = usePage()
  return (
    <li>
      <a href={link.href}>
        <span>
          <LocalizedText value={name} /> <small>{t('blocks:directory-search.doctors', { count })}</small>
        </span>
        {portraits.length > 0 && (
          <span>
            {portraits.map((image) => (
              <Picture key={image.src} image={{ ...image, alt: { ...image.alt, text: '' } }} sizes="2.5rem" />
            ))}
          </span>
        )}
      </a>
    </li>
  )
}
