import { ErrorScreen } from '../errors/error-screen.tsx'

/** The 404 page of the screens for the product’s own people. */
export default function ModerationNotFound() {
  return <ErrorScreen status={404} />
}
