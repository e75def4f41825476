import type { ComponentProps } from 'react'
import { useControl } from './field-context.ts'

/** The browser's own field for one file, of the types in `accept`. Put it into a `Field`. */
export function FileInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const control = useControl(props)
  return <input {...props} {...control} type="file" className="field py-2" />
}
