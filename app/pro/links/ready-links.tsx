'use client'

import { linkTargets } from '../../../schemas/links/link-targets.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { useArea } from '../area/area-context.ts'
import { useNewLink } from './use-new-link.ts'

/** The links that a clinic begins with, each made by one press, which leads to its code. */
export function ReadyLinks() {
  const { locale } = usePage()
  const { place, base } = useArea()
  const { make, making } = useNewLink({ place: place.place, base })
  return [...linkTargets.values()].map(
    ({ name, begins }) =>
      begins && (
        <Button
          key={name}
          variant="secondary"
          loading={making === name}
          disabled={making !== undefined && making !== name}
          onClick={() => void make({ kind: name }, begins.label)}
        >
          {begins.label[locale] ?? begins.label.ru}
        </Button>
      ),
  )
}
