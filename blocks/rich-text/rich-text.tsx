import type { RichTextProps } from '../../schemas/blocks/rich-text.ts'
import { RichText as RichTextPart } from '../../ui/rich/rich-text.tsx'

/** Running text with a comfortable line length. */
export default function RichText({ content }: RichTextProps) {
  return (
    <div className="section">
      <RichTextPart value={content} />
    </div>
  )
}
