import { lazy, Suspense } from 'react'
import { SkeletonText } from '../../../../ui/skeleton.tsx'

const DesignForm = lazy(() => import('./design-form.tsx'))

/** The design of the site; its fields and the fonts that they show are loaded when it is opened. */
export const DesignTab = () => (
  <Suspense fallback={<SkeletonText lines={6} />}>
    <DesignForm />
  </Suspense>
)
