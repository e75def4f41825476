import { SampleSignIn } from './sample-sign-in.tsx'

export const metadata = { title: 'Auth layout' }

/** The auth layout with a form that sends nothing. */
export default function AuthSample() {
  return <SampleSignIn />
}
