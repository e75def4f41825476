import { isRecord } from '../../../../../schemas/core/schema-shape.ts'
import type { Design } from '../../../../../schemas/design/design-schema.ts'
import { themeOf } from '../../../../../schemas/design/theme.ts'
import type { Change } from '../../../../../schemas/draft/change.ts'
import { valueChanges } from '../../../../../schemas/draft/diff.ts'
import { valueAt } from '../../../../../schemas/draft/set-at.ts'
import type { DesignSection } from '../../draft/pages/design-sections.ts'

type Value = Record<string, unknown>

/** The value of a form of a section: its part of the design; fonts and radius of the template where none are chosen. */
export function sectionValue(design: Design, { path, name }: DesignSection): Value {
  const found = valueAt(design, [...path])
  const value = isRecord(found) ? found : {}
  // No palette is chosen beside a colour of one's own, so that each of them can be.
  if (name === 'colours' && value.accent !== undefined) return { ...value, palette: '' }
  if (name !== 'fonts') return value
  const { fonts, radius } = themeOf(design.template, design.theme)
  return { fonts, radius, ...value }
}

/** The changes of a draft that a form asks for. A palette that is chosen counts: a colour of one's own gives way to it. */
export function sectionChanges(section: DesignSection, before: Value, after: Value): Change[] {
  const isOtherPalette = section.name === 'colours' && after.palette !== before.palette
  const { accent: _, ...withoutAccent } = after
  return valueChanges(before, isOtherPalette ? withoutAccent : after, ['design', ...section.path])
}
