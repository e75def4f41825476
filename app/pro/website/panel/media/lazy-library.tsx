import { lazy, Suspense } from 'react'
import type { LibraryProps } from '../../../../../pro-forms/fields/media/library.ts'

const LibraryDialog = lazy(() => import('./library-dialog.tsx'))

/** The dialog of the media library, loaded when it is opened. */
export const LazyLibrary = (props: LibraryProps) => (
  <Suspense>
    <LibraryDialog {...props} />
  </Suspense>
)
