import { ErrorScreen } from '../errors/error-screen.tsx'

/** The 404 page of the profile. */
export default function ProfileNotFound() {
  return <ErrorScreen status={404} />
}
