import Pencil from 'lucide-react/icons/pencil'
import { memo } from 'react'
import { areaDefinitions } from '../../../../../schemas/areas/registry.ts'
import { pickLocalized } from '../../../../../schemas/core/localized.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { areaRights } from '../../../area/area-rights.ts'
import {
  useBuilder,
  useDraftPart,
  useDraftState,
  useNavigation,
} from '../../draft/builder/builder-context.ts'
import { useSources } from '../../draft/builder/source-context.ts'
import { type FactPlace, factPlaces } from './fact-places.ts'
import { NoRight } from './no-right.tsx'

/** The source of a block's facts, a link that changes them there, and the other places of the site with them. */
export const BlockFacts = memo(function BlockFacts({ type }: { type: string }) {
  return <AreaFacts areas={useBuilder().types.get(type)?.facts ?? []} />
})

/** Facts of some areas, the way to change them there, and where else the site shows them. */
export function AreaFacts({ areas }: { areas: readonly string[] }) {
  const { t } = useTranslation()
  if (areas.length === 0) return null
  return (
    <section aria-labelledby="site-facts" className="rounded-card bg-surface p-4">
      <h3 id="site-facts" className="font-semibold">
        {t('business:site.media.facts.title')}
      </h3>
      <ul className="mt-2 grid gap-3">
        {areas.map((area) => (
          <Facts key={area} area={area} />
        ))}
      </ul>
    </section>
  )
}

function Facts({ area }: { area: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { types } = useBuilder()
  const { access, edit } = useSources()
  const places = useDraftPart((draft) => factPlaces(draft, types, area))
  const definition = areaDefinitions.get(area)
  if (!definition) return null
  const name = definition.label[locale]
  return (
    <li className="grid justify-items-start gap-1">
      <p>{name}</p>
      {areaRights(definition, access).change ? (
        <Button variant="secondary" icon={Pencil} onClick={() => edit({ area })}>
          {t('business:site.media.facts.edit')}
          <span className="sr-only">: {name}</span>
        </Button>
      ) : (
        <NoRight section={definition.section} />
      )}
      {places.length > 0 && (
        <details>
          <summary className="min-h-6 cursor-pointer py-2 text-sm text-ink-soft">
            {t('business:site.media.facts.places', { count: places.length })}
          </summary>
          <ul>
            {places.map((place) => (
              <Place key={place.page + place.block} place={place} />
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

function Place({ place: { page, block, type } }: { place: FactPlace }) {
  const { locale } = usePage()
  const { types } = useBuilder()
  const { go } = useNavigation()
  const title = useDraftState(({ draft }) => draft.pages[page]?.title)
  return (
    <li>
      <Button variant="link" onClick={() => go(['pages', page, 'blocks', block])}>
        {types.get(type)?.label} · {String(pickLocalized(title, locale)?.value ?? page)}
      </Button>
    </li>
  )
}
