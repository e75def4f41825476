import type { VerseProps } from '../../schemas/blocks/verse.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Section } from '../../ui/page/section.tsx'

/** A poem in its own language, line by line, with a paragraph per stanza. */
export default function Verse({ title, lead, lang, text }: VerseProps) {
  const { locale } = usePage()
  const stanzas = text
    .split(/\n\s*\n/)
    .map((stanza) => stanza.trim())
    .filter(Boolean)
  return (
    <Section title={title} lead={lead}>
      <div
        lang={lang === locale ? undefined : lang}
        className="flex flex-col gap-5 border-s-2 border-accent-line ps-5 text-lg @2xl:ps-8"
      >
        {stanzas.map((stanza, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a refrain comes twice, and nothing moves.
          <p key={index} className="whitespace-pre-line">
            {stanza}
          </p>
        ))}
      </div>
    </Section>
  )
}
