import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useArea } from '../../../area/area-context.ts'
import { AreaFrame } from '../../../area/area-frame.tsx'
import { proPath } from '../../../place-names.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import type { Source } from '../../draft/builder/source-context.ts'
import { useSources } from '../../draft/builder/source-context.ts'
import { useSiteState } from '../../draft/site/use-site-state.ts'
import { NoRight } from '../../panel/facts/no-right.tsx'
import { NewSourceRow } from './new-source-row.tsx'
import { SourceRow } from './source-row.tsx'
import { SourceRows } from './source-rows.tsx'

type Props = { source: Source; onSaved: () => void }

/** Edits a row of an area next to the page; if the area has several rows, the user picks one first. */
export function SourceForm({ source, onSaved }: Props) {
  const { place, company, person } = useBuilder()
  const { access, services } = useSources()
  const { site } = useSiteState(false)
  return (
    <AreaFrame
      area={source.area}
      place={place}
      section={proPath(company)}
      access={access}
      timezone={services.timezone ?? ''}
      person={person}
      isUnseen={site && !site.IS_PUBLISHED && !site.IS_OFF}
    >
      <Content source={source} onSaved={onSaved} />
    </AreaFrame>
  )
}

function Content({ source, onSaved }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { definition, rights } = useArea()
  const [code, setCode] = useState<string>()
  const [isNew, setNew] = useState(source.isNew ?? false)
  if (!rights.change) return <NoRight section={definition.section} />
  return (
    // The bar with the button to save stands at the very end of the drawer, not above its padding.
    <div className="-mb-4 pb-4 [--form-end:-1rem] has-[[data-bar]]:pb-0 sm:-mb-6 sm:pb-6 sm:[--form-end:-1.5rem]">
      {(rights.publish || !definition.scheduled) && (
        <p className="mb-4 text-ink-soft">{t('business:site.media.facts.atOnce')}</p>
      )}
      {rights.add && !definition.single && !isNew && code === undefined && (
        <Button variant="secondary" icon={Plus} onClick={() => setNew(true)} className="mb-4">
          {definition.entry[locale]}
        </Button>
      )}
      {isNew ? (
        <NewSourceRow onSaved={onSaved} />
      ) : definition.single || code !== undefined ? (
        <SourceRow code={code} source={source} onSaved={onSaved} />
      ) : (
        <SourceRows field={source.field} onChoose={setCode} />
      )}
    </div>
  )
}
