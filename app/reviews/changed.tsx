import { changedWords } from '../../schemas/draft/changed-words.ts'
import { useTranslation } from '../use-translation.ts'

/** An edited text with its removed and added words, distinguished by colours, lines and words. */
export function Changed({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation()
  return changedWords(before, after).map(({ kind, text }, index) => {
    // The parts of two texts that do not change.
    const key = `${index} ${text.length}`
    if (kind === 'same') return <span key={key}>{text}</span>
    const Tag = kind === 'gone' ? 'del' : 'ins'
    const colors = kind === 'gone' ? 'bg-danger-tint text-danger-ink' : 'bg-success-tint text-success-ink'
    return (
      <Tag key={key} className={colors}>
        <span className="sr-only">{t(`reviews:${kind}`)}: </span>
        {text}
      </Tag>
    )
  })
}
