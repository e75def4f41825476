import type { ComponentProps } from 'react'
import { useControl } from './field-context.ts'

/** Several lines of text; grows with its content in browsers that support it. `rows` is the minimum height (4). */
export function Textarea({ rows = 4, className = '', ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      {...useControl(rest)}
      rows={rows}
      style={{ minHeight: `calc(${rows} * 1.5em + 1rem + 2px)`, ...rest.style }}
      className={`field field-sizing-content max-h-[70vh] resize-y leading-normal ${className}`}
    />
  )
}
