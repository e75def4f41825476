import { LoadingScreen } from '../../../layouts/loading-screen.tsx'

export const metadata = { title: 'Loading' }

/** What stands in the place of a screen that is loading. */
export default function LoadingSample() {
  return (
    <main className="section py-8">
      <LoadingScreen />
    </main>
  )
}
