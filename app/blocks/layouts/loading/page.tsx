import { LoadingScreen } from '../../../layouts/loading-screen.tsx'

export const metadata = { title: 'Loading' }

/** The placeholder of a loading page. */
export default function LoadingSample() {
  return (
    <main className="section py-8">
      <LoadingScreen />
    </main>
  )
}
