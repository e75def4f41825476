import type { ComponentProps } from 'react'
import { Spinner } from '../../ui/button/spinner.tsx'

type Props = Omit<ComponentProps<'iframe'>, 'className'> & {
  isLoaded: boolean
  /** The size of the frame. */
  className: string
}

/** A page in a frame, with a spinner in its place until it is there. */
export function LoadingFrame({ isLoaded, className, title, ...rest }: Props) {
  return (
    <div className={`relative overflow-hidden rounded-card border border-line bg-surface ${className}`}>
      {!isLoaded && (
        <div className="absolute inset-0 flex items-center justify-center">
          <Spinner />
        </div>
      )}
      <iframe {...rest} title={title} className="block size-full bg-paper" />
    </div>
  )
}
