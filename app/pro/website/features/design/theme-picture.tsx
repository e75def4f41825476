import type { CSSProperties } from 'react'
import { TemplatePicture } from '../../../../../pro-forms/fields/design/template-picture.tsx'
import { shownAccent } from '../../../../../schemas/design/accent.ts'
import { type FontFamily, familiesOf } from '../../../../../schemas/design/font-pairs.ts'
import type { SiteTheme } from '../../../../../schemas/design/site-theme.ts'
import { themeOf } from '../../../../../schemas/design/theme.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'

const familyOf = (family: FontFamily | undefined) => `var(--font-${family ?? 'sans'})`

/** A small picture of a look: its template in its colours, words in its fonts, and a button with its corners. */
export function ThemePicture({ look: { template, theme }, words }: { look: SiteTheme; words: string }) {
  const { t } = usePage()
  const { accent, fonts, radius } = themeOf(template, theme)
  const { button, letters } = shownAccent(accent)
  const { heading, text } = familiesOf[fonts]
  return (
    <span className="block" style={{ '--color-accent': button } as CSSProperties}>
      <TemplatePicture template={template} />
      <span
        className="mt-2 block text-xl leading-tight font-semibold"
        style={{ fontFamily: familyOf(heading) }}
      >
        {words}
      </span>
      <span aria-hidden className="mt-2 flex flex-wrap items-center gap-2 text-sm forced-color-adjust-none">
        <span
          className="px-2 py-1 font-medium"
          style={{ background: button, color: letters, borderRadius: radius * 0.8 }}
        >
          {t('forms:design.sampleButton')}
        </span>
        <span style={{ fontFamily: familyOf(text) }}>{t('forms:design.sampleLink')}</span>
      </span>
    </span>
  )
}
