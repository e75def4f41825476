import type { QuoteProps } from '../../schemas/blocks/quote.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { quotation } from './quotation.ts'

/** From this many letters on a quotation is set smaller. */
const longText = 280

/** A large quotation with its author. */
export default function Quote({ text, author, role, portrait }: QuoteProps) {
  return (
    <div className="section">
      <figure className="max-w-4xl">
        <blockquote>
          <p
            className={`whitespace-pre-line ${text.text.length > longText ? 'text-xl @2xl:text-2xl' : 'text-2xl @2xl:text-3xl'}`}
          >
            <LocalizedText value={quotation(text)} />
          </p>
        </blockquote>
        <figcaption className="mt-8 grid grid-cols-[auto_1fr] items-center gap-4">
          {portrait && (
            <Picture
              image={portrait}
              sizes="4rem"
              className="aspect-square w-16 rounded-full object-cover object-top"
            />
          )}
          <span className="min-w-0">
            <span className="block font-semibold">
              <LocalizedText value={author} />
            </span>{' '}
            {role && (
              <span className="block text-ink-soft">
                <LocalizedText value={role} />
              </span>
            )}
          </span>
        </figcaption>
      </figure>
    </div>
  )
}
