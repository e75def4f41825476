import type { DocumentDraft } from '../../../../schemas/api/documents.ts'
import { RichText } from '../../../../ui/rich/rich-text.tsx'

/** The text of a document as its paper will say it, black on white in every colour scheme as paper is. */
export function PaperPreview({ draft, isOld }: { draft: DocumentDraft; isOld: boolean }) {
  const { TITLE, LANG, CLINIC, FACTS, BODY, SIGNATURE } = draft
  return (
    <div
      lang={LANG}
      className={`rounded-control border border-line bg-white p-5 text-[#1d1b18] text-sm shadow-float @lg:p-8 ${isOld ? 'opacity-85' : ''}`}
    >
      <p className="font-semibold">{CLINIC.NAME}</p>
      {CLINIC.LINES.map((line) => (
        <p key={line} className="text-[#5b5750] text-xs">
          {line}
        </p>
      ))}
      <p className="mt-5 border-[#c9c4bb] border-t pt-5 font-semibold text-xl">{TITLE}</p>
      <dl className="mt-3">
        {FACTS.map(({ NAME, VALUE }) => (
          <div key={NAME} className="grid gap-x-4 @sm:grid-cols-[9rem_1fr]">
            <dt className="text-[#5b5750]">{NAME}</dt>
            <dd>{VALUE}</dd>
          </div>
        ))}
      </dl>
      <RichText value={{ content: BODY, lang: LANG }} level={3} className="mt-4 text-sm" />
      {SIGNATURE && (
        <p className="mt-6 flex flex-wrap justify-between gap-x-6">
          <span className="text-[#5b5750]">{SIGNATURE.ROLE}</span>
          <span>{SIGNATURE.NAME}</span>
        </p>
      )}
    </div>
  )
}
