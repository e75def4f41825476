import '../../../../ui/fonts-montserrat.css'
import '../../../../ui/fonts-nunito.css'
import '../../../../ui/fonts-playfair.css'
import '../../../../ui/fonts-serif.css'
import { useEffect, useMemo, useState } from 'react'
import { type Design, designSchema } from '../../../../schemas/design/design-schema.ts'
import { type Judge, loadJudge } from '../../../../schemas/load-judge.ts'
import { Expandable } from '../../../../ui/expandable.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { useDraftState } from '../builder-context.ts'
import { sectionsFor } from './design-sections.ts'
import { SectionForm } from './section-form.tsx'

/** The design of the site, section by section; the first one is open. */
export function DesignForm() {
  const { t } = useTranslation()
  const design = useDraftState(({ draft }) => draft.design) as Design
  const [judge, setJudge] = useState<Judge<typeof designSchema>>()
  useEffect(() => {
    // Without it a problem is shown when the site is to be published.
    loadJudge(designSchema).then((loaded) => setJudge(() => loaded), reportError)
  }, [])
  const problems = useMemo(() => judge?.(design).problems ?? [], [judge, design])
  return (
    <div className="-mt-4">
      {sectionsFor(design.template).map((section, index) => (
        <Expandable
          key={section.name}
          open={index === 0}
          summary={t(`business:site.design.section.${section.name}`)}
        >
          <SectionForm section={section} design={design} problems={problems} />
        </Expandable>
      ))}
    </div>
  )
}
