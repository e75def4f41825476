import '../../../../../ui/fonts-montserrat.css'
import '../../../../../ui/fonts-nunito.css'
import '../../../../../ui/fonts-playfair.css'
import '../../../../../ui/fonts-serif.css'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { type Judge, loadJudge } from '../../../../../schemas/core/load-judge.ts'
import type { Path } from '../../../../../schemas/core/problem.ts'
import { type Design, designSchema } from '../../../../../schemas/design/design-schema.ts'
import { Expandable } from '../../../../../ui/shown/expandable.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useDraftState, useSelection } from '../../draft/builder/builder-context.ts'
import { type DesignSection, sectionsFor } from '../../draft/pages/design-sections.ts'
import { SectionForm } from './section-form.tsx'
import { ThemeGallery } from './theme-gallery.tsx'

/** True if a path of the draft points to a section, or to a field in it. */
const leadsTo = ({ path, schema }: DesignSection, target: Path): boolean => {
  const [kind, ...rest] = target
  const field = rest[path.length]
  return (
    kind === 'design' &&
    path.every((step, index) => rest[index] === step) &&
    (field === undefined ? rest.length > 0 : String(field) in schema.properties)
  )
}

/** The design of the site: ready looks, then section by section, and its address; the section that a link points to is open, or the looks. */
export function DesignForm({ address }: { address: ReactNode }) {
  const { t } = useTranslation()
  const target = useSelection('target')
  const sections = useRef<HTMLDivElement>(null)
  const design = useDraftState(({ draft }) => draft.design) as Design
  const [judge, setJudge] = useState<Judge<typeof designSchema>>()
  useEffect(() => {
    // Without it a problem is shown when the site is to be published.
    loadJudge(designSchema).then((loaded) => setJudge(() => loaded), reportError)
  }, [])
  const shown = sectionsFor(design.template)
  const found = target && shown.find((section) => leadsTo(section, target.path))
  useEffect(() => {
    if (!found || target?.path.length !== found.path.length + 1) return
    const summary = sections.current?.querySelector<HTMLElement>(`[data-section="${found.name}"] summary`)
    summary?.focus({ preventScroll: true })
    summary?.scrollIntoView({ block: 'start' })
  }, [found, target])
  const problems = useMemo(() => judge?.(design).problems ?? [], [judge, design])
  return (
    <div ref={sections} className="-mt-4">
      <Expandable open={!found} summary={t('business:site.design.themes.title')}>
        <ThemeGallery design={design} />
      </Expandable>
      {shown.map((section) => (
        <div key={section.name} data-section={section.name}>
          <Expandable
            key={section === found ? target?.seq : 0}
            open={section === found}
            summary={t(`business:site.design.section.${section.name}`)}
          >
            <SectionForm section={section} design={design} problems={problems} />
          </Expandable>
        </div>
      ))}
      <Expandable summary={t('business:site.domain.title')}>{address}</Expandable>
    </div>
  )
}
