import type { Resolved } from '../../../schemas/core/resolved.ts'
import type { Static } from '../../../schemas/core/type.ts'
import type { mapLinksField } from '../../../schemas/page/block-fields.ts'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { usePing } from '../../../ui/core/pressed.ts'

export type MapLink = Resolved<Static<ReturnType<typeof mapLinksField>>>[number]

/** Links to one place in several map services; `label` names the group, each link is named after its service. */
export function MapLinks({ label, links }: { label: string; links: MapLink[] }) {
  const ping = usePing('route')
  if (links.length === 0) return null
  return (
    <p className="map-links">
      <span>{label}:</span>
      {links.map(({ name, link }) => (
        <a key={link.href} href={link.href} {...ping}>
          <LocalizedText value={name} />
        </a>
      ))}
    </p>
  )
}
