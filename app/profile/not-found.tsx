import { ErrorScreen } from '../errors/error-screen.tsx'

/** What is not among the person's own. */
export default function ProfileNotFound() {
  return <ErrorScreen status={404} />
}
