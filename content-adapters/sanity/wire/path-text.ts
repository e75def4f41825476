import type { PathStep } from '../previews/seen-blocks.ts'

/** A path in a document as Sanity and its studio write it: `blocks[_key=="q"].items[0].title.ru`. */
export const pathText = (path: readonly PathStep[]): string => path.map(stepText).join('').replace(/^\./, '')

function stepText(step: PathStep): string {
  if (typeof step === 'object') return `[_key=="${step._key}"]`
  return typeof step === 'number' ? `[${step}]` : `.${step}`
}
